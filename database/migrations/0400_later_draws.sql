-- Applications in progress have their lender's settings as of their creation, from before the margin of later draws was one of them. The agreement
-- fixes it at the opening, so those that are not open get the margins below.
update application
set product = product || '{"laterDraws": {"maxRate": 17.2, "margins": [
  {"score": 780, "margin": 1.5}, {"score": 760, "margin": 1.75}, {"score": 740, "margin": 2}, {"score": 720, "margin": 2.5},
  {"score": 700, "margin": 3.25}, {"score": 680, "margin": 4.5}, {"score": 660, "margin": 5.5}, {"score": 640, "margin": 7}]}}'::jsonb
where not product ? 'laterDraws';
