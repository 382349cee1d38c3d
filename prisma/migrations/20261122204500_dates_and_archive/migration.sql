-- Cases are active and nobody hides the set-up list until a person says otherwise.
ALTER TABLE "Case" ADD COLUMN "archivedAt" TIMESTAMP(3);
ALTER TABLE "User" ADD COLUMN "hidesSetUp" BOOLEAN NOT NULL DEFAULT false;

CREATE TYPE "CaseDateKind" AS ENUM ('hearing', 'deadline', 'request');

CREATE TABLE "CaseDate" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "kind" "CaseDateKind" NOT NULL,
    "title" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "time" TEXT,
    "timeZone" TEXT,
    "place" TEXT NOT NULL DEFAULT '',
    "remindDays" INTEGER,
    "isDone" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CaseDate_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "CaseDate_caseId_date_idx" ON "CaseDate"("caseId", "date");
ALTER TABLE "CaseDate" ADD CONSTRAINT "CaseDate_caseId_fkey"
  FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
