-- One name for a quote that was found after folding look-alike characters: it was "ocr-near" in the code and in JSON
-- columns, and "ocrNear" in the enum.
ALTER TYPE "CitationStatus" RENAME VALUE 'ocrNear' TO 'near';

-- Inside a JSON string the quotation marks would be escaped, so the pattern can only be a key with its value.
UPDATE "Analysis" SET
  "prose" = replace("prose"::text, '"status": "ocr-near"', '"status": "near"')::jsonb,
  "people" = replace("people"::text, '"status": "ocr-near"', '"status": "near"')::jsonb,
  "sideBySide" = replace("sideBySide"::text, '"status": "ocr-near"', '"status": "near"')::jsonb,
  "facts" = replace("facts"::text, '"status": "ocr-near"', '"status": "near"')::jsonb,
  "addressedLines" = replace("addressedLines"::text, '"status": "ocr-near"', '"status": "near"')::jsonb
WHERE concat("prose"::text, "people"::text, "sideBySide"::text, "facts"::text, "addressedLines"::text)
  LIKE '%"status": "ocr-near"%';
