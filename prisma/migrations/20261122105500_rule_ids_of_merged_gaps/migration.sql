-- Gaps of the same idea became one rule. Reviews carry over by rule id, so stored findings take the new ids.
UPDATE "Finding" AS finding
SET "ruleId" = renamed.new_id
FROM (VALUES
  ('gap.recording.camera', 'gap.original.camera-footage'),
  ('gap.original.array', 'gap.original.identification-record'),
  ('gap.original.interview', 'gap.original.interview-recording'),
  ('gap.original.photos', 'gap.original.photographs'),
  ('gap.original.call', 'gap.original.emergency-call'),
  ('gap.original.instrument', 'gap.original.calibration'),
  ('gap.mentioned.officer-notes', 'gap.mentioned.notes'),
  ('gap.mentioned.training-record', 'gap.mentioned.training')
) AS renamed (old_id, new_id)
WHERE finding.kind = 'gap' AND finding."ruleId" = renamed.old_id;

-- The same for the checklists of the offense classes: gap.<class>.<thing>.
UPDATE "Finding" AS finding
SET "ruleId" = split_part(finding."ruleId", '.', 1) || '.' || split_part(finding."ruleId", '.', 2) || '.' || renamed.new_thing
FROM (VALUES
  ('camera', 'body-camera'),
  ('lab', 'lab-report'),
  ('medical', 'medical-records'),
  ('photos', 'photographs'),
  ('identification', 'identification-record'),
  ('interview', 'interview-recording'),
  ('prints', 'fingerprints-and-dna'),
  ('devices', 'device-image'),
  ('speed-device', 'speed')
) AS renamed (old_thing, new_thing)
WHERE finding.kind = 'gap'
  AND split_part(finding."ruleId", '.', 2) NOT IN ('stated', 'mentioned', 'usual', 'original', 'recording', 'people')
  AND split_part(finding."ruleId", '.', 3) = renamed.old_thing;
