-- AlterTable
ALTER TABLE "DocumentPage" ADD COLUMN     "wordPlaces" SMALLINT[];
