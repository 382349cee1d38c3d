-- The words of a page as the search over all files looks for them. Stemmed English, so that "weave" finds "weaved", and
-- every word as it stands, so that names and phrases of small words ("I will") are found. Before that: compatibility
-- forms unified (ligatures), words joined that a line end hyphenates, and separators taken for spaces, because the parser
-- would read "24-CR-0117" as 24, CR and minus 0117. A page is cut long before a vector's limit of a megabyte, where the
-- database would refuse the page itself.
ALTER TABLE "DocumentPage" ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
  to_tsvector('english', translate(regexp_replace(left(normalize(left("text", 100000), NFKC), 100000),
    '([[:alpha:]])[-\u2010\u2011\u00ad][ \t]*\r?\n[ \t]*([[:lower:]])', '\1\2', 'g'),
    U&'-/._:@#\2010\2011\2012\2013\2014\2212\00AD\200B\200C\200D\FEFF', '             '))
  || to_tsvector('simple', translate(regexp_replace(left(normalize(left("text", 100000), NFKC), 100000),
    '([[:alpha:]])[-\u2010\u2011\u00ad][ \t]*\r?\n[ \t]*([[:lower:]])', '\1\2', 'g'),
    U&'-/._:@#\2010\2011\2012\2013\2014\2212\00AD\200B\200C\200D\FEFF', '             '))
) STORED;

-- CreateIndex
CREATE INDEX "DocumentPage_searchVector_idx" ON "DocumentPage" USING GIN ("searchVector");
