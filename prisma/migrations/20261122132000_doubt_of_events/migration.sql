-- CreateEnum
CREATE TYPE "EventDoubt" AS ENUM ('dayOrMonth', 'wrongWeekday', 'otherDay', 'weekday', 'halfOfDay', 'utc', 'midnight', 'between', 'rough');

-- AlterTable
ALTER TABLE "Finding" ADD COLUMN     "eventDoubt" "EventDoubt",
ADD COLUMN     "eventWords" TEXT,
ADD COLUMN     "isScheduled" BOOLEAN NOT NULL DEFAULT false;
