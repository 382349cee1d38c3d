import type { OffenceClass } from "#lib/domain/findings.ts";

type OffenceCue = { readonly weight: 1 | 2 | 3; readonly words: string };

/** Words that speak for a class. Each cue counts once per document and at most three times in a file. */
export const OFFENCE_CUES: Readonly<Record<OffenceClass, readonly OffenceCue[]>> = {
  dui: [
    {
      weight: 3,
      words:
        "dui|dwi|owi|ovi|oui|driving (?:under the influence|while (?:intoxicated|impaired))|drunk driving|drink[- /]driv(?:e|ing)|excess alcohol|over the prescribed limit|prescribed limit|failing to provide (?:a )?specimen|unfit (?:to drive )?through drink",
    },
    {
      weight: 2,
      words:
        "field (?:sobriety )?tests?|field sobriety|breath (?:test|sample|alcohol)|walk[- ]and[- ]turn|horizontal gaze|blood alcohol|implied consent|evidential breath|specimens? of breath|roadside breath|micro ?grams?|ethanol ~ g|smell(?:ed|s|ing)? of (?:alcohol|intoxicants|drink)|(?:drunk|drinking) ~ (?:driv|behind the wheel)",
    },
    {
      weight: 1,
      words: "odou?r of (?:an )?alcohol(?:ic)?|slurr(?:ed|ing)|bloodshot|glassy|single vehicle|margaritas?|beers?",
    },
  ],
  drugs: [
    {
      weight: 3,
      words:
        "possession (?:of|with) (?:a |intent to (?:distribute|deliver|sell|supply))?(?:controlled|cocaine|heroin|meth\\w*|fentanyl|marijuana|narcotics|supply)?|controlled substance|trafficking in|drug trafficking|selling drugs|pwid|possession with intent|possess(?:ing|ion) ~ (?:class [abc]|controlled)|intent to (?:distribute|deliver|supply)",
    },
    { weight: 2, words: "cocaine|heroin|methamphetamine|fentanyl|crack|oxycodone|mdma|narcotics" },
    { weight: 1, words: "field test|baggies?|digital scale|drug dog|k-?9|grams?" },
  ],
  assault: [
    {
      weight: 3,
      words:
        "(?:aggravated |domestic |simple |felony |common )?(?:assault|battery)|domestic (?:violence|abuse|disturbance)|unlawful(?:ly)? wounding|wounding|affray|s\\.? ?(?:18|20|47) oapa|section (?:18|20|47)|malicious wounding|grievous bodily harm|actual bodily harm",
    },
    {
      weight: 2,
      words:
        "(?:punched|choked|strangled|slapped|kicked|struck|hit|stabbed|cut|beat) (?:me|her|him|the victim|[a-z]+ in the)|strangulation|stabbing|stab wound",
    },
    { weight: 1, words: "bruis(?:e|ing|es)|swelling|laceration|red marks|protective order" },
  ],
  robbery: [
    { weight: 3, words: "robbery|robbed|armed robbery|hold-?up|carjack\\w*|at gun ?point" },
    {
      weight: 2,
      words:
        "robber|demanded (?:the )?(?:money|cash|wallet|phone|register)|give me (?:the|your) (?:money|cash|wallet|phone)",
    },
    { weight: 1, words: "cash register|at gunpoint|pointed (?:a|the) (?:gun|handgun|pistol|knife)" },
  ],
  burglary: [
    { weight: 3, words: "(?:aggravated )?burglary|burglari[sz]ed|breaking and entering|home invasion" },
    { weight: 2, words: "burglar|point of entry|forced entry|pry marks?|pried open|ransacked" },
    { weight: 1, words: "jewel(?:le)?ry|rear (?:door|window)|broken window" },
  ],
  theft: [
    {
      weight: 3,
      words: "theft|larceny|stealing|shoplift(?:ing|ed|er)|stolen (?:vehicle|property|car)|grand theft|petty theft",
    },
    {
      weight: 2,
      words:
        "loss prevention|concealed (?:the )?(?:merchandise|items)|without paying|past (?:all )?(?:the )?points? of sale",
    },
    { weight: 1, words: "merchandise|stolen" },
  ],
  weapons: [
    {
      weight: 3,
      words:
        "(?:unlawful|illegal|felon in) possession of (?:a )?(?:firearm|weapon|handgun)|carrying (?:a )?concealed (?:weapon|firearm)|possession of (?:a )?firearm|felon in possession|bladed article|offensive weapon|drive-?by|discharg(?:e|ed|ing) (?:of )?(?:a |the )?(?:firearm|weapon)|shots fired|shooting",
    },
    {
      weight: 2,
      words:
        "serial number ~ (?:removed|obliterated)|loaded (?:\\w+ ){0,2}(?:handgun|firearm|pistol|revolver|gun|glock)|concealed carry",
    },
    { weight: 1, words: "magazine|ammunition|rounds" },
  ],
  homicide: [
    { weight: 3, words: "murder|homicide|manslaughter|killing of|vehicular homicide|causing death" },
    {
      weight: 2,
      words:
        "autopsy|medical examiner|pronounced (?:dead|deceased|life extinct)|cause of death|manner of death|post-?mortem|decedent|fatal(?:ity)?",
    },
    { weight: 2, words: "deceased|died|next of kin" },
  ],
  sexual: [
    {
      weight: 3,
      words:
        "(?:criminal )?sexual (?:assault|abuse|battery|offen[cs]e|contact|conduct|misconduct|penetration)|rape|indecent (?:assault|exposure)|molest\\w*",
    },
    { weight: 2, words: "sane (?:exam|nurse|record|kit)|sexual assault (?:kit|exam)|forensic interview" },
    { weight: 1, words: "non-?consensual|did not consent to sex" },
  ],
  fraud: [
    {
      weight: 3,
      words:
        "(?:wire|bank|credit card|insurance|mail|check|cheque|identity|distraction) fraud|fraud by|false representation|mail theft|stolen mail|forgery|embezzle\\w*|identity theft|uttering|money laundering",
    },
    {
      weight: 2,
      words:
        "(?:forged|counterfeit|fraudulent) (?:check|cheque|signature|invoice|transaction|card)s?|false (?:invoice|representation)s?",
    },
    { weight: 1, words: "bank (?:records|statements)|transactions?|invoices?" },
  ],
  traffic: [
    {
      weight: 3,
      words:
        "(?:reckless|careless|dangerous|inconsiderate) (?:driving|operation)|driving (?:without due care|whilst disqualified|while (?:suspended|disqualified)|with a (?:suspended|revoked) licen[cs]e)|speeding|hit[- ]?(?:and|&|\\+)[- ]?run|leav(?:e|es|ing) (?:the )?scene (?:of|after)|fail(?:ure|ed) to stop and render aid|accident involving (?:serious )?(?:bodily )?injury|leaving the scene of (?:an|a) (?:accident|crash|collision)|fail(?:ing|ure|ed) to stop (?:after|and report)",
    },
    {
      weight: 2,
      words:
        "(?:radar|lidar|laser|speed (?:camera|gun|detection)) |exceeding the (?:posted )?(?:speed )?limit|notice of intended prosecution|traffic (?:citation|infraction)",
    },
    { weight: 1, words: "posted limit|\\d{2,3} ?mph|citation|dash ?-?cam" },
  ],
  "public-order": [
    {
      weight: 3,
      words:
        "disorderly (?:conduct|person|behaviou?r)|public order|breach of the peace|unlawful assembly|riot(?:ing)?|violent disorder|affray|failure to disperse|obstruct(?:ing|ion)(?: of)? (?:an? |the )?(?:officer|police|highway|constable|governmental)|resisting (?:arrest|an officer)|threatening behaviou?r",
    },
    {
      weight: 2,
      words:
        "dispersal (?:order|notice)|order(?:ed)? to disperse|protest(?:ers?|ors?)?|demonstrat(?:ion|ors?)|skirmish line|march(?:ers)?|section (?:4a?|5) (?:of the )?public order|drunk and disorderly",
    },
    { weight: 1, words: "crowd|profanit(?:y|ies)|shout(?:ed|ing)|loudspeaker|legal observer" },
  ],
  // What has no checklist of its own, so that it is not taken for the next best.
  other: [
    { weight: 3, words: "arson(?:ist)?|origin and cause|incendiary|accelerant" },
    { weight: 2, words: "fire marshal|area of origin|burn pattern|ignitable|set (?:the )?fire" },
  ],
};

/** Points a class needs before the file is called by it; below, the class is `other` and no checklist is used. */
export const OFFENCE_THRESHOLD = 5;
