-- Null in analyses from before there was a fact box: their stored summary is shown.
ALTER TABLE "Analysis" ADD COLUMN "facts" JSONB;
