import type { OffenceClass } from "#lib/domain/findings.ts";

/** A thing that a situation leaves behind. */
type Trace = {
  /** What to ask for, as a noun phrase; `{named}` stands for what the pages call it. */
  readonly ask: string;
  /** Pattern of headings and file names of papers that are it. */
  readonly headings?: string;
  /** Ids of gaps that ask for the same. */
  readonly askedBy?: readonly string[];
};

/** Something that papers tell of, and what it always leaves behind, whether or not a page mentions that. */
export type Situation = {
  readonly id: string;
  /** As the object of "a page tells of"; the finding's checklist is called by it. */
  readonly name: string;
  /** Cue that tells of it. */
  readonly words: string;
  /** In the same sentence: nothing of the kind happened. */
  readonly unless?: string;
  /** Sentences that must tell of it, where one word may be said of anything; 1 where absent. */
  readonly least?: number;
  /** In files of other classes more sentences must tell of it. */
  readonly of?: readonly OffenceClass[];
  readonly traces: readonly Trace[];
};

/**
 * What experienced defenders ask for once they read that a thing happened. Each line names things by all the words that the
 * papers of different places have for them, so that a demand can be written from it.
 */
export const SITUATIONS: readonly Situation[] = [
  // Roads and vehicles
  {
    id: "crash",
    name: "a crash",
    words:
      "airbags?|collid(?:ed|es)|collision|crash(?:ed)?|rear-?ended|t-?boned|rollover|rolled over|struck (?:a |the )?(?:tree|pole|barrier|guard ?rail|wall|parked (?:car|vehicle)|median|hydrant|bollard|lamp ?post)|left the (?:roadway|carriageway)|point of impact|skid marks?",
    unless: "air ?bags? not deployed",
    least: 2,
    traces: [
      { ask: "trip and ride data: phones, bike computers, telematics, GPS trackers" },
      { ask: "dash-camera and forward-facing video of the vehicles and trucks that were there" },
      { ask: "signs, signals and road maintenance records (county, highway department) of the place" },
      {
        ask: "event data of all vehicles (airbag module, EDR, ECM, ELD, crash data recorder)",
      },
      { ask: "crash reconstruction: measurements, survey (total station) data, field and scale diagram of the scene" },
      {
        ask: "both vehicles (unit 1 and unit 2, the other car): inspection, damage, salvage, repair and insurance papers",
      },
      { ask: "photographs of the damage and the road", askedBy: ["photographs", "photos"] },
      { ask: "phone records of whoever drove" },
    ],
  },
  {
    id: "speed",
    name: "a measured or estimated speed",
    words: "radar|lidar|laser|paced (?:the|him|her|it)|pacing|speed (?:gun|camera|detection)|vascar",
    of: ["dui", "traffic", "drugs", "weapons", "homicide", "other"],
    traces: [
      {
        ask: "calibration, certification and operator training of the speed measurement (radar, lidar, pacing speedometer)",
      },
    ],
  },
  {
    id: "traffic-stop",
    name: "a traffic stop",
    words:
      "traffic stop|(?:initiated|conducted|effected|made|performed) (?:a |an )?(?:traffic |vehicle )?stop|pulled (?:him|her|it|them|me|the (?:car|vehicle|truck)) over|activated (?:my |his |her )?(?:emergency|overhead) lights|emergency lights|failure to (?:signal|maintain)|lane violation|weav(?:ed|ing)|swerv(?:ed|ing)|drift(?:ed|ing) (?:over|across|onto)",
    traces: [
      {
        ask: "dash-camera (in-car) video with its pre-event recording",
        askedBy: ["dash-camera", "in-car"],
      },
      { ask: "GPS (AVL) data and terminal (MDT, MDC) history of the patrol car", askedBy: ["terminal-messages"] },
      {
        ask: "citation, warning or stop data card",
        headings: "citation|written warning|uniform ticket|traffic ticket",
      },
    ],
  },
  {
    id: "other-vehicle",
    name: "a vehicle that was seen",
    words:
      "partial (?:tag|plate)|(?:dark|light|gray|grey|white|silver|black|blue|red|green|tan|gold) (?:colou?red )?(?:\\w+ ){0,2}(?:pickup|truck|sedan|suv|van|car|jeep|hatchback)|getaway (?:car|vehicle)|suspect vehicle|licen[cs]e plate",
    of: ["robbery", "burglary", "theft", "weapons", "homicide", "assault", "sexual"],
    traces: [
      {
        ask: "registration, owner, whereabouts, plate-reader (LPR) hits and examination of the vehicles that were seen ({named})",
      },
    ],
  },
  {
    id: "checkpoint",
    name: "a checkpoint",
    words: "check ?points?|road ?block|sobriety check|saturation (?:patrol|detail)",
    of: ["dui", "traffic", "drugs", "weapons"],
    traces: [
      { ask: "checkpoint plan, approval, order, guidelines and policy, site, signs, counts of vehicles and stops" },
    ],
  },
  {
    id: "hand-held",
    name: "a preliminary breath test",
    words: "\\bpbt\\b|preliminary breath|portable breath|hand-?held (?:breath|device)|alco-?sensor|roadside breath",
    of: ["dui", "traffic", "homicide"],
    traces: [
      { ask: "preliminary (portable, hand-held) breath test (PBT): result, device log, calibration, how it was given" },
    ],
  },
  {
    id: "vehicle-search",
    name: "a vehicle that was searched, towed or impounded",
    words:
      "(?:vehicle|car|truck|van) (?:was )?(?:searched|towed|impounded|inventoried|seized)|(?:searched|towed|impounded|inventoried|search of|inventory of) (?:the |his |her |my )?(?:vehicle|car|truck|van)|tow(?:ing)? (?:company|truck|yard|slip)|impound(?:ed)?",
    traces: [
      {
        ask: "tow and impound papers with the inventory, and the inventory policy",
        headings: "tow (?:sheet|slip|report)|vehicle (?:inventory|storage)|inventory (?:sheet|report)",
      },
    ],
  },
  {
    id: "rented-vehicle",
    name: "a rented or borrowed vehicle",
    words:
      "(?:is|was|a|the) (?:a )?rental\\b(?! (?:property|unit|house|home))|rental (?:papers|contract|co)|rented (?:the|a|that|this) (?:\\w+ )?(?:car|truck|van|suv|vehicle|u-?haul)|u-?haul|renter|zipcar|borrowed (?:the|his|her|my|a) (?:car|truck|van)|rental (?:car|agreement|vehicle|company)|rented (?:car|vehicle|by|from)|hire car|enterprise rent|turo|hertz|avis",
    traces: [
      {
        ask: "rental agreement and registration, renter's statement and the company's location (GPS) data",
        headings: "rental agreement|hire agreement",
      },
    ],
  },
  {
    id: "commercial-vehicle",
    name: "a lorry, bus or other commercial vehicle",
    words:
      "\\bcdl\\b|\\bcmv\\b|tractor[- ]trailer|semi[- ]?(?:truck|trailer)|18[- ]wheeler|bobtail|box truck|log ?book|\\beld\\b|hours of service|us ?dot\\b|motor carrier|fmcsa|\\bhgv\\b|tachograph|lorry|bus driver|smartdrive|lytx|drivecam|bill of lading",
    traces: [
      {
        ask: "event recorder and cab-camera clips (driver-facing, forward-facing), asked for before they are written over",
      },
      {
        ask: "electronic log (ELD, tachograph), dispatch messages, trip papers, inspections and the carrier's driver file",
      },
    ],
  },
  {
    id: "canine",
    name: "a dog that alerted or searched",
    words:
      "(?:dog|canine|k-?9) (?:handler|arriv\\w+|team|circl\\w+|unit (?:\\w+ ){0,3}(?:arrived|responded|conducted|deployed|searched))|(?:ran|deployed|walked|requested|called for|wait for) (?:\\w+ ){0,2}(?:dog|canine|k-?9)|(?:dog|canine|k-?9) (?:\\w+ ){0,3}(?:alert\\w*|indicat\\w+|sniff\\w*|hit on|sat|scratched|tracked)|(?:free air|open air|exterior) sniff|(?:alert|indication) (?:by|from|of) (?:the |his )?(?:dog|canine|k-?9)|dog handler|accelerant (?:dog|detection)",
    unless: "(?:dog|canine|k-?9)s? (?:unit )?not available|no (?:dog|canine|k-?9)",
    traces: [
      {
        ask: "the dog's (K-9) training, certification and field records with false alerts",
        headings: "(?:dog|canine|k-?9) (?:training|certif|record)",
      },
      { ask: "the dog handler's (K-9) report and deployment log" },
      { ask: "video of the dog's sniff" },
    ],
  },
  {
    id: "boat",
    name: "a boat",
    words: "vessel|pontoon|jet ?ski|boat(?:ing|er)?s?|marina|no[- ]wake",
    of: ["dui", "assault", "homicide", "traffic", "other"],
    least: 3,
    traces: [
      {
        ask: "GPS, chartplotter and engine data of the vessel, and its inspection",
      },
      { ask: "training in afloat (seated) sobriety tests and the tests' validation" },
      { ask: "weather, light and water records" },
      { ask: "marina video and fuel receipts" },
      { ask: "statements of everybody on board and of the other boat" },
    ],
  },
  // Alcohol and drugs in the body
  {
    id: "breath-test",
    name: "a breath test",
    words:
      "breath (?:test|sample|alcohol|specimen|analysis)|intoxilyzer|intoximeter|intox ec|datamaster|draeger|alcotest|alcosensor|breathaly[sz]er|pbt|preliminary breath|evidential (?:breath|machine)|lion",
    of: ["dui", "traffic", "homicide", "other"],
    traces: [
      { ask: "print-outs (test records) of every cycle, aborted ones among them" },
      { ask: "independent (second) chemical or blood test: whether it was asked for, offered and done" },
      {
        ask: "maintenance, calibration, inspection and repair log of the instrument, solution or gas certificate and its other tests of that day",
        askedBy: ["calibration", "instrument"],
      },
      { ask: "the operator's permit, licence and training" },
      {
        ask: "observation (deprivation) period record and video of the breath room, and what was in the mouth (gum, lozenge, mouthwash, dentures)",
      },
    ],
  },
  {
    id: "driving-licence",
    name: "a driver's licence at stake",
    words:
      "implied consent|refus(?:ed|al)|suspen(?:ded|sion)|\\bdmv\\b|\\bdol\\b|dvla|licen[cs]e (?:was )?(?:taken|seized|revoked|returned)|valid (?:driver'?s? )?licen[cs]e|chemical test|over the (?:legal )?limit",
    of: ["dui", "traffic"],
    traces: [
      { ask: "driving record (history, abstract) and file of the licence (suspension, administrative) hearing" },
    ],
  },
  {
    id: "sobriety-tests",
    name: "field sobriety tests",
    words:
      "field sobriety|fst\\b|sfsts?|walk[- ]and[- ]turn|one[- ]leg[- ]stand|hgn|horizontal gaze|nine steps|field impairment|romberg|drug recognition|\\bdre\\b|arides?|heel[- ]to[- ]toe",
    traces: [
      {
        ask: "training and certification records of the officer (SFST, ARIDE, DRE) with the manual and rolling log",
        headings: "training (?:record|log|file|certificate)",
        askedBy: ["training", "training-record"],
      },
      { ask: "field notes and score sheet of the tests" },
    ],
  },
  {
    id: "blood",
    name: "a blood or urine specimen",
    words:
      "blood (?:draw|drawn|kit|samples?|tests?|specimens?|tubes?|alcohol|result)|drew (?:\\w+ ){0,3}(?:blood|tubes?|vials?)|venipuncture|phlebotom\\w+|(?:gray|grey)[- ]top|hospital serum|urine (?:sample|specimen|test|screen)|saliva (?:wipe|swipe|test)|drug ?wipe|oral fluid|section 7|toxicolog\\w+|tox (?:screen|panel)|specimen of blood",
    traces: [
      { ask: "the hospital's own blood (serum) alcohol result with its laboratory record" },
      {
        ask: "laboratory file of the analysis: bench notes, chromatograms, calibration, quality records, uncertainty",
        askedBy: ["bench-notes"],
      },
      {
        ask: "kit lot, expiry, preservative, storage temperature and chain of custody of the tubes, the second tube or part for a test of our own",
        askedBy: ["specimen"],
      },
      {
        ask: "who drew it, with licence, notes and the hospital's records",
      },
      {
        ask: "consent (implied consent, advisement) form or warrant with its application (affidavit)",
        headings: "implied consent|consent to|search warrant|telephonic warrant",
        askedBy: ["consent-form", "blood-consent"],
      },
    ],
  },
  {
    id: "drug-screen",
    name: "a drug screen",
    words: "\\buds\\b|drug (?:screen|test|panel)|tox(?:icology)? screen|dip(?:stick)? test|\\bua\\b",
    traces: [{ ask: "drug screen (urine, UDS, toxicology) result with its confirmation and who ordered it" }],
  },
  {
    id: "drug-wipe",
    name: "a roadside drug test",
    words: "drug ?wipe|saliva (?:wipe|swipe|test)|roadside (?:drug|saliva|test)|oral fluid",
    traces: [{ ask: "the roadside device: type approval, batch, expiry, training of who used it" }],
  },
  // Seized things
  {
    id: "drugs-found",
    name: "suspected drugs",
    words:
      "field[- ]test(?:ed|s)?|presumptive(?:ly)?|tested positive for|suspected (?:\\w+ ){0,2}(?:cocaine|heroin|meth\\w*|fentanyl|marijuana|mdma|narcotics|crack|cannabis)|white (?:powder|powdery|crystal\\w*)|(?:grams|ounces|pounds|kilos?|g|lbs?) of (?:suspected )?(?:cocaine|heroin|meth\\w*|fentanyl|marijuana|crack|cannabis|thc)|baggies?|wraps?",
    of: ["drugs", "weapons", "traffic", "other"],
    traces: [
      {
        ask: "laboratory report with bench notes, spectra, weights (net, gross) and sampling",
        headings: "laboratory report|lab report|drug chemistry|certificate of analysis|crime lab",
        askedBy: ["lab-report", "lab"],
      },
      {
        ask: "fingerprint and DNA examination of the packaging, scale and containers",
        askedBy: ["fingerprints", "dna", "prints"],
      },
      {
        ask: "chain of custody from seizure to laboratory, evidence room log",
        headings: "chain of custody|custody log|evidence log",
        askedBy: ["custody-chain"],
      },
      { ask: "photographs where each thing lay", askedBy: ["photographs", "photos"] },
    ],
  },
  {
    id: "cannabis",
    name: "cannabis that was smelled or seen",
    words:
      "shake\\b|loose (?:cannabis|marijuana)|(?:odou?r|smell\\w*|scent) of (?:\\w+ ){0,2}(?:cannabis|marijuana|weed)|smell\\w* (?:like )?(?:cannabis|marijuana|weed)|roach(?:es)?\\b|blunt\\b|joints?\\b",
    of: ["drugs", "weapons", "traffic", "dui", "other"],
    traces: [{ ask: "the cannabis (marijuana) itself: photographed, weighed, tested, kept or destroyed" }],
  },
  {
    id: "firearm",
    name: "a firearm",
    words:
      "(?:serial|ser\\.?) (?:number |no\\.? ?)?.{0,40}\\b(?:stolen|registered|trace)|(?:recovered|found|located|seized|retrieved|observed|saw) (?:\\w+ ){0,5}(?:handgun|pistol|revolver|rifle|shotgun|firearm|gun)\\b|(?:handgun|pistol|revolver|rifle|shotgun|firearm)\\b.{0,50}\\b(?:serial|magazine|loaded|rounds?|recovered|chambered)|(?:glock|taurus|ruger|smith & wesson|sig sauer|hi-?point)\\b",
    traces: [
      {
        ask: "trace (eTrace), registration, purchase and stolen-gun records of the firearm",
      },
      {
        ask: "fingerprint and DNA results of gun, magazine and cartridges, with reference swabs",
        askedBy: ["fingerprints", "dna", "prints"],
      },
      {
        ask: "test-fire, operability and ballistics (NIBIN) report",
        headings: "firearms? (?:report|exam)|ballistics? report|test[- ]fire",
        askedBy: ["ballistics"],
      },
      {
        ask: "photographs of the gun where it lay",
        askedBy: ["photographs"],
      },
    ],
  },
  {
    id: "shots",
    name: "shots fired",
    words:
      "shots? (?:were |was |had been )?(?:fired|rang|heard)|heard (?:\\w+ ){0,4}(?:shots?|gunshots?|pops)|gunshot (?:wound|victim)|shell casings?|spent casings?|cartridge cases?|casings|projectiles?|bullet (?:hole|fragment|strike)s?|opened fire|fired (?:\\w+ ){0,2}(?:shots?|rounds?|times)",
    traces: [
      {
        ask: "firearms examiner's report with notes and images (casings, projectiles, NIBIN leads)",
        headings: "firearms? (?:report|exam)|ballistic|nibin",
        askedBy: ["ballistics"],
      },
      { ask: "gunshot residue (GSR) kits and results, with clothing", askedBy: ["residue"] },
      {
        ask: "trajectory, measurements, scene diagram and crime-scene photographs",
      },
      { ask: "acoustic sensor (ShotSpotter) report with its audio" },
      {
        ask: "autopsy or hospital records of who was hit, with X-rays and recovered bullets",
        headings: "autopsy|medical examiner|post-?mortem",
      },
    ],
  },
  {
    id: "aerial",
    name: "a helicopter or drone",
    words: "helicopter|air (?:unit|support|one)|npas (?!not)|drone|\\buas\\b",
    traces: [{ ask: "recording and flight log of the helicopter or drone" }],
  },
  {
    id: "knife",
    name: "a blade or other weapon",
    words:
      "(?:stab(?:bed|bing)?|slash(?:ed|ing)?|cut) (?:\\w+ ){0,3}(?:with|by)|stab wounds?|(?:folding |kitchen |pocket |steak |lock |hunting )knife|machete|box ?cutter|(?:broken |glass )bottle|glassed|baseball bat|crowbar|hammer|screwdriver|tire iron",
    traces: [
      {
        ask: "the weapon itself: search for it, photographs, blood, DNA and fingerprint examination",
        askedBy: ["weapon"],
      },
    ],
  },
  {
    id: "clothing-blood",
    name: "blood or fibres on clothing and things",
    words:
      "blood(?:stains?|[- ]stained| (?:on|spatter|drops?|smear|trail|stains?))|(?:bloody|torn|stained) (?:shirt|clothing|clothes|jacket|towel|sheet|shoes?|jeans)|clothing (?:was |were )?(?:seized|collected|bagged|taken)|swab(?:bed|s) (?:of|from|the)",
    traces: [
      {
        ask: "DNA and serology results with the laboratory file, reference samples and statistics",
        askedBy: ["dna"],
      },
      { ask: "the clothing and things themselves, photographs of them and their packaging" },
    ],
  },
  {
    id: "prints",
    name: "fingerprints, shoe marks or tool marks",
    words:
      "latents?|finger ?prints?|dust(?:ed|ing) for|lifts? (?:were |was )?(?:taken|made|recovered|obtained|cards?)|(?:shoe|foot|boot|tyre|tire|palm) ?(?:prints?|marks?|impressions?|tracks?)|tool ?marks?|pry (?:marks?|bar|tool)|pried",
    traces: [
      {
        ask: "notes of the comparison: AFIS search and candidate list, unidentified prints, verification, elimination prints",
      },
      {
        ask: "fingerprint examiner's report",
        headings: "latent|fingerprint (?:report|exam)",
        askedBy: ["fingerprints"],
      },
      {
        ask: "the lifts, casts and photographs of marks, and comparison with the footwear (shoes, trainers) or tools seized",
      },
    ],
  },
  // Telephones and data
  {
    id: "phone",
    name: "a telephone or its messages",
    words:
      "texts\\b|text to|text from|by text|messaged|dm'?d|telegram|signal app|burner|handset|(?:cell ?|mobile |i)?phones? (?:was |were |is )?(?:seized|taken|recovered|booked|downloaded|examined|searched|collected|extracted)|(?:seized|recovered|booked|collected|downloaded|extraction of|download of|searched) (?:\\w+ ){0,4}(?:cell ?|mobile |i)?phones?|screen ?shots?|text messages?|text thread|texted|whatsapp|snapchat|imessage|messenger|instagram|facebook|voicemails?|deleted (?:the |his |her |my )?(?:messages|texts|photos|app)",
    traces: [
      {
        ask: "phone extraction (download, Cellebrite report) of the phones of all concerned, with the full message threads (texts, WhatsApp) and not screenshots alone",
        askedBy: ["phone-records"],
      },
      { ask: "warrant or consent for the phone search", headings: "(?:phone|device|cell).{0,20}(?:warrant|consent)" },
      {
        ask: "account and provider records (Snapchat, Instagram, WhatsApp, call detail records)",
      },
    ],
  },
  {
    id: "device",
    name: "a telephone or computer that was there",
    words:
      "nokia|samsung (?:galaxy|phone)?|iphones? ?\\d*|android phone|motorola|tablet|ipads?|laptops?|macbook|chromebook|sim cards?|usb (?:stick|drive)|flash drive|hard drives?|(?:second|old|other|spare|cracked|burner) (?:i|cell|mobile)?phones?",
    unless: "tablets? (?:of|\\d)|\\d+ (?:\\w+ )?tablets",
    traces: [{ ask: "forensic examination of each device ({named}), examined or not" }],
  },
  {
    id: "lost-phone",
    name: "a telephone that was taken or broken",
    words:
      "(?:took|stole|grabbed|snatched|taken|stolen|broke|smashed|threw|damaged|cracked) (?:\\w+ ){0,3}(?:i|cell|mobile)?phone|(?:i|cell|mobile)?phone (?:was |is )?(?:broken|smashed|stolen|taken|missing|cracked|damaged)|find my",
    traces: [
      {
        ask: "the phone itself (stolen, taken, broken or smashed): where it is, its examination (texts, content), location (Find My) and carrier records",
      },
    ],
  },
  {
    id: "telephone-call",
    name: "people who phoned each other",
    words:
      "(?:on|by|over) (?:the |his |her |my )(?:cell ?|mobile )?phone|phoned (?:me|him|her|my|his)|telephoned|called (?:me|him|her|my|his) (?:on|at|back|from|cell|mom|mum|brother|sister|friend)|call(?:ed)? back|missed calls?|called (?:his|her|my) (?:\\w+)",
    traces: [{ ask: "call and text records (call log, billing) of those who phoned" }],
  },
  {
    id: "location-data",
    name: "cell-site or other location data",
    words:
      "cell[- ]?sites?|cell towers?|tower dump|geofence|pinged|location (?:data|history)|google (?:location|timeline)|gps (?:data|track\\w*|monitor\\w*|ankle|unit)|ankle (?:monitor|bracelet)|air ?tag|find my|onstar|timing advance|per-?call measurement",
    traces: [
      {
        ask: "call detail, tower and location records in their native form, with the order or warrant",
      },
      { ask: "the analyst's report, maps, error radius and qualifications", headings: "analyst|mapping" },
    ],
  },
  {
    id: "plate-reader",
    name: "a plate reader",
    words: "alpr|anpr|\\blpr\\b|flock|plate readers?|automatic number plate",
    traces: [
      {
        ask: "plate-reader (ALPR, LPR, ANPR, Flock) hits with images, queries, audit log and error rates",
      },
    ],
  },
  {
    id: "video",
    name: "cameras at the place",
    words:
      "cam(?:era)? ?#?\\d+|(?<!body )(?<!body-worn )(?<!worn )camera(?!'s| was muted| activated)|pole cam|yard cam\\w*|video|surveillance|cctv|security (?:camera|video|footage|system)s?|dvr|nvr|video (?:system|shows|showed|was|footage|clip|from)|(?:store|bank|atm|bar|hotel|lobby|hallway|school|bus|train|platform|parking lot|traffic|door ?bell|ring|nest|wyze|pole|dash) (?:camera|video|cam|footage)s?|camera (?:footage|system|view|angle|covers)|cameras|door ?bells?",
    traces: [
      {
        ask: "surveillance (CCTV, doorbell, yard, business, neighbour) camera video in native form, all cameras and the whole period",
        askedBy: ["surveillance"],
      },
      { ask: "export log, clock offset, retention and who viewed or copied it (hash, metadata, thumb drive)" },
    ],
  },
  {
    id: "business-place",
    name: "a shop or other place of business",
    words:
      "citgo|sunoco|exxon|texaco|valero|speedway|quik ?trip|circle k|7-?eleven|wawa|sheetz|casey's|kwik|flying j|walmart|costco|kroger|walgreens|\\bcvs\\b|rite aid|dollar (?:general|tree)|mcdonald'?s|wendy'?s|burger king|taco bell|starbucks|dunkin|waffle house|denny'?s|tesco|sainsbury'?s|\\basda\\b|\\baldi\\b|\\blidl\\b|greggs|(?:food |convenience |liquor |grocery |dollar |hardware |corner |department )?store\\b|market\\b|gas station|petrol station|car wash|restaurant|diner|drive-?thr(?:u|ough)|pharmacy|bank (?:lobby|branch)|\\batm\\b|shopping (?:mall|center|centre)|motel|hotel|laundromat|barber ?shop|salon|warehouse|bus (?:stop|station|shelter)|train station|platform|car park|parking (?:lot|garage|structure)|casino|apartment complex|storage (?:unit|facility)|takeaway|off-?licen[cs]e",
    traces: [{ ask: "surveillance video (CCTV) of {named} and of its neighbours, statements of owner and staff" }],
  },
  {
    id: "social-media",
    name: "posts or pages in social media",
    words:
      "facebook|instagram|tik ?tok|youtube|twitter|social media|snapchat|livestream\\w*|posted (?:it |a |the )?(?:on|to|video|about)",
    traces: [
      {
        ask: "posts, stories, messages and account data in social media (Facebook, Instagram, Snapchat, TikTok), preserved by the provider",
      },
    ],
  },
  {
    id: "computer",
    name: "computer accounts or access",
    words:
      "log(?:ged)?[- ]?ins?\\b|user ?(?:id|name)|password|ip address|audit trail|quickbooks|software|remote(?:ly)? (?:access|logged)|work ?station|server|spreadsheet|database|(?:key ?card|swipe|badge|fob|card reader) (?:log|data|access|record|entr\\w+)|access (?:log|data|records)",
    of: ["fraud", "theft", "burglary", "sexual", "other"],
    least: 2,
    traces: [
      {
        ask: "forensic image of the computers and servers, and backups",
        askedBy: ["device-image"],
      },
      {
        ask: "log-in, audit-trail, IP, key card and access records of all users",
        askedBy: ["access-data"],
      },
      { ask: "who else had the password or access" },
      { ask: "policy on sharing it" },
    ],
  },
  {
    id: "access-control",
    name: "doors that remember who opened them",
    words:
      "\\bfobs?\\b|key ?cards?|swipe cards?|badge(?:d)? (?:in|out|reader|log)|door (?:system|access|code|log)|access (?:control|card|log)|alarm code|keypad|card reader|master keys?|who has (?:a |the )?keys?",
    traces: [{ ask: "access control (door, fob, key card, alarm code) log and list of who holds keys" }],
  },
  // Searches
  {
    id: "warrant",
    name: "a warrant",
    words:
      "(?:search|arrest|telephonic|electronic|no-?knock|blood|geofence|phone) warrants?|(?:obtained|signed|executed|served|applied for|authored|drafted|secured|granted) (?:\\w+ ){0,3}warrants?|pursuant to (?:a |the )?(?:search )?warrant|warrant (?:was|for|return|number|no|executed|signed|application)|affiant",
    unless:
      "no (?:active |outstanding )?warrants?|outstanding warrants?|warrants? (?:check|neg|clear)|without (?:a )?warrant",
    traces: [
      { ask: "sworn application (information on oath, affidavit) and the intelligence behind it" },
      {
        ask: "the warrant with affidavit, application and recording (telephonic), attachments, return and inventory",
        headings: "search warrant|warrant affidavit|affidavit (?:for|in support)|telephonic warrant",
        askedBy: ["warrant"],
      },
      { ask: "operations (raid) plan, entry video, briefing and list of who took part" },
    ],
  },
  {
    id: "informant",
    name: "an informant or tip",
    words:
      "(?:reliable|concerned) (?:source|citizen)|(?:confidential |reliable |cooperating |paid )(?:informant|source|witness)|informants?\\b|\\bci[- ]?(?:#|\\d+)?\\b|\\bcs[- ]?\\d+|\\bchis\\b|crime ?stoppers|tipster|anonymous (?:tip|source|caller|information)|(?:received|acting on|got|from) (?:a |an |the )?(?:\\w+ )?tip|concerned citizen|jailhouse|cellmate",
    traces: [
      {
        ask: "informant (source, tip) file: identity, reliability, payments, promises, pending charges and criminal history",
      },
      { ask: "Crime Stoppers or tip record" },
    ],
  },
  {
    id: "controlled-buy",
    name: "controlled purchases",
    words:
      "controlled (?:buy|purchase|deliver)\\w*|buy money|pre-?recorded (?:money|bills|currency|funds)|marked (?:bills|money)|undercover|test purchase|(?:audio|video|wire)(?: and video)? (?:transmitter|recording) of the (?:buy|purchase|deal)|body wire",
    traces: [
      { ask: "every buy (first, second, later buys), charged or not: reports, recordings and exhibits" },
      {
        ask: "recordings of the controlled buys (audio, video, wire), surveillance logs and reports of each",
      },
      { ask: "buy money: serial numbers, photocopies, ledger of funds" },
      { ask: "search of the informant before and after" },
      { ask: "laboratory report of what was bought" },
    ],
  },
  {
    id: "consent-search",
    name: "a search by consent",
    words:
      "consent(?:ed)? to (?:a |the )?(?:\\w+ )?search|consent search|(?:gave|given|verbal|written|voluntary) consent|permission to search|signed (?:a |the )?consent",
    traces: [
      {
        ask: "consent form and recording of how consent was asked and given, and who lives or has authority there",
        headings: "consent to search|consent form",
        askedBy: ["consent-form"],
      },
    ],
  },
  {
    id: "home-search",
    name: "a search of a home or room",
    words:
      "search (?:of|at) (?:the |his |her )?(?:residence|home|house|apartment|flat|room|address|bedroom|premises)|searched (?:the |his |her )?(?:residence|home|house|apartment|flat|room|bedroom|premises)|master bedroom|(?:mail|utility bill|lease|letter) (?:\\w+ ){0,3}(?:in (?:the )?name of|addressed to)|indicia|other (?:occupant|resident|tenant)s?",
    of: ["drugs", "weapons", "theft", "burglary", "homicide", "fraud"],
    traces: [
      {
        ask: "lease (tenancy), landlord, utility and mail records of who lives there, and statements of the other occupants",
      },
      {
        ask: "photographs and video before, during and after the search, with search (finder's) log and sketch",
      },
    ],
  },
  // Identification and interviews
  {
    id: "identification",
    name: "an identification of a person",
    words:
      "shooter|gunman|robber\\b|(?:would|could|can(?:not|'t)?|could(?:n't| not)) (?:\\w+ )?(?:recogni[sz]e|identify)|described (?:him|her|the (?:male|man|suspect|shooter))|know (?:him|her) (?:again|if)|recogni[sz]\\w+ ~ (?:footage|video|stills?|cctv|image)|spotters?|facial recognition|recognition (?:by|of|from)|picked (?:him|her) out|matched the description|fit(?:s|ting)? the description|line-?up|photo (?:array|spread|pack)|six[- ]?pack|show-?up|viper|promat|identification (?:procedure|parade|officer)|(?:identified|picked out|recognized|recognised|pointed (?:out|to)) (?:him|her|the suspect|the defendant|[a-z]+ as)|positively identified|(?:shown|showed) (?:\\w+ ){0,4}(?:photo|photograph|picture|mug ?shot)|single photo|drove (?:him|her|the victim|the witness) (?:to|by|past)",
    traces: [
      { ask: "other suspects (third party) who were looked at: leads, tips, field interviews" },
      {
        ask: "identification procedure (photo array, line-up, VIPER, show-up), held or not: the images, the order, instructions, video or audio of the procedure, confidence in own words, other witnesses who saw it",
        askedBy: ["array", "identification-record", "identification"],
      },
      {
        ask: "first description as recorded before any procedure (call, notes, broadcast, BOLO)",
        askedBy: ["first-description"],
      },
      {
        ask: "policy on identification procedures and training of who ran it",
        askedBy: ["policy"],
      },
    ],
  },
  {
    id: "interview",
    name: "an interview of the client",
    words:
      "miranda|(?:his|her|my) rights|admitted|confess\\w+|cautioned|denied (?:any|the|that|being|having|hitting|taking|knowing)|questioned|asked (?:him|her|[a-z]+) (?:if|about|whether|why|where)|debrief\\w*|made (?:a |the following )?statements?|post-?miranda|mirandized|advised of rights|spoke with (?:the )?(?:undersigned|detectives?|agents?|police)|(?:was|were|been) (?:\\w+ )?interviewed|interviewed (?:him|her|the (?:suspect|defendant)|[a-z]+ at)|(?:recorded|voluntary|station|second|follow-?up) interview|polygraph|(?:waived|invoked) (?:his|her|their)? ?(?:miranda|rights)|miranda|read (?:him|her) (?:his|her) rights|advised of (?:his|her) rights|interview room|under caution|no comment|interrogat\\w+|(?:he|she|suspect|defendant) (?:admitted|confessed)|spontaneous(?:ly)? (?:utterance|statement|stated)",
    traces: [
      {
        ask: "interview recording (video, audio), whole, with the interviewer's notes and with what was said before it in the car or corridor",
        askedBy: ["interview", "interview-recording"],
      },
      {
        ask: "rights (Miranda, caution) form, card or signed waiver (waiver of rights form), with times",
        headings: "rights (?:form|waiver|card|advice)|advice of rights|miranda (?:form|waiver|card)|waiver of rights",
      },
    ],
  },
  {
    id: "custody",
    name: "a stay in custody",
    words:
      "\\barrest(?:s|ee)?\\b|\\bjail\\b|\\bbond\\b|\\bbail\\b|(?:hand)?cuffed|incarcerat\\w+|arrested|placed under arrest|in custody|took (?:him|her) into custody|arrest(?:ing)? officer|custody (?:record|sergeant|suite|officer|log)|detention (?:officer|log)|booking (?:area|desk|officer|photo|sheet|number|video)|booked (?:into|at|in)|county jail|lodged (?:at|in)|transported to (?:the )?(?:jail|station|county|detention)|holding cell",
    traces: [
      { ask: "use-of-force (handcuffing) reports, transport (wagon, van, rear seat) audio and video" },
      { ask: "jail calls and visits (recordings, log)" },
      { ask: "jail medical (nurse, clinic) records and photographs of the client's (defendant's) own injuries" },
      {
        ask: "booking and custody suite video (custody CCTV), video of the jail, lobby, processing and cells (cell camera)",
      },
      {
        ask: "custody or booking record, property sheet, medical screening, cell and booking-area video",
        headings: "custody record|booking (?:sheet|record)|detention log",
        askedBy: ["custody-record"],
      },
    ],
  },
  {
    id: "charge",
    name: "an arrest or a charge",
    words:
      "arrested|charged|charges?|indict\\w+|probable cause|grand jury|preliminary hearing|arraign\\w*|magistrates' court|first appearance",
    traces: [
      { ask: "discovery (disclosure) letters, index, schedule and receipts" },
      {
        ask: "charging papers: complaint, probable cause affidavit, arrest warrant, charging decision (MG3)",
        headings: "complaint|probable cause|indictment|\\bmg3\\b",
      },
      { ask: "transcripts of grand jury, preliminary hearing and other testimony", askedBy: ["testimony"] },
    ],
  },
  {
    id: "jail-calls",
    name: "calls or visits at the jail",
    words:
      "jail (?:calls?|phone|video visits?)|inmate (?:calls?|phone|telephone)|calls? (?:from|at) (?:the )?(?:jail|detention)|recorded line|securus|gtl|(?:calls?|visits?) (?:are|were|was) (?:monitored|recorded)|cellmate|same (?:pod|tank|cell|unit)",
    traces: [{ ask: "jail calls and visits (recordings, discs, log), housing (cell, pod) assignments" }],
  },
  {
    id: "interpreter",
    name: "another language than English",
    words:
      "in (?:spanish|polish|arabic|portuguese|vietnamese|creole|mandarin)|no english|does not speak|speaks (?:spanish|some english|limited)|(?:via|through|with) (?:an? |the )?(?:\\w+ )?interpreter|interpreter (?:was|used|present|provided|name|id|[a-z]+ by phone)|translat(?:ed|or|ion)|language line (?:used|was|interp)|(?:spanish|polish|arabic|mandarin|vietnamese|somali|dari|gujarati|russian|portuguese|romanian|urdu|punjabi)[- ]speak(?:ing|er|s)|broken english|limited english|primary language|speaks? (?:little|no|only)",
    unless: "no interpreter|interpreter:? (?:no|n\\/a|none|not)|language line:? n\\/a|interpreter not",
    traces: [{ ask: "interpreter: name, qualification, notes, and the words in the original language on a recording" }],
  },
  // People
  {
    id: "force",
    name: "force used by officers",
    words:
      "restraint chair|restrained|handcuffs? (?:too )?tight|wrist ?lock|take ?down|took (?:him|her|the subject) (?:down )?to the (?:ground|floor)|tased|tasers?|pepper spray|oc spray|pava|baton|leg ?sweep|knee strikes?|closed fist|use[- ]of[- ]force|spit hood|arm ?bar|hands-on|control hold|prone|carotid|bite(?:s| wound)? (?:by|from) (?:the )?k-?9",
    unless: "take down lights|did not use force|no force|no use of force",
    traces: [
      {
        ask: "use-of-force and restraint (restraint chair, spit hood) reports of all officers, supervisor's review and photographs",
        headings: "use of force|force report|blue team|response to resistance",
        askedBy: ["force-report"],
      },
      { ask: "Taser or device download, policy and training on force" },
      {
        ask: "internal affairs, complaint and disciplinary files of the officers (Pitchess, Brady, Giglio)",
      },
      {
        ask: "medical records of officers and client (jail, hospital, workers' compensation)",
      },
    ],
  },
  {
    id: "foot-chase",
    name: "a chase",
    words:
      "foot (?:pursuit|chase)|fled on foot|ran from|took off running|gave chase|chased|vehicle pursuit|pursuit (?:of|began|was|policy)|perimeter",
    traces: [
      {
        ask: "radio traffic, GPS (AVL) tracks, perimeter log and body cameras of all units of the chase, pursuit report and policy",
      },
    ],
  },
  {
    id: "injury",
    name: "an injury",
    words:
      "laceration|fracture[ds]?|stitches|sutures|staples|hematoma|contusions?|abrasions?|bruis(?:e[ds]?|ing)|swelling|swollen|broken (?:nose|jaw|arm|rib|wrist|tooth|orbital)|concussion|loss of consciousness|red marks?|petechia\\w*|bleeding|black eye|stab wounds?|burns?",
    traces: [
      { ask: "clothing (shirt, uniform) of those who were hurt, for examination" },
      {
        ask: "complete medical records (chart, triage and nursing notes, imaging, toxicology, earlier treatment) of whoever was hurt",
        askedBy: ["medical-records", "medical"],
      },
      { ask: "photographs of the injuries, dated, with follow-up", askedBy: ["photographs", "photos"] },
      { ask: "photographs of the client's own injuries" },
      {
        ask: "run report of ambulance, EMS or fire service (patient care report)",
        headings: "run report|patient care report|ems report|ambulance (?:report|record)",
      },
    ],
  },
  {
    id: "strangulation",
    name: "strangulation",
    words:
      "strangl\\w+|strangulation|chok(?:ed|ing|e hold)|hands? around (?:her|his|my) (?:neck|throat)|could(?:n't| not) breathe|petechia\\w*",
    of: ["assault", "sexual", "homicide"],
    traces: [
      {
        ask: "strangulation assessment form, photographs of the neck over days, ENT or imaging records, expert review",
        headings: "strangulation",
      },
    ],
  },
  {
    id: "domestic",
    name: "a quarrel at home",
    words:
      "(?:protective|protection|restraining|stalking|non-molestation) order|(?:prior|previous|earlier) (?:calls?|incidents?|reports?) (?:to|at|of|between) (?:the |this |his |her )?(?:address|house|home|residence|parties|couple)|history of (?:domestic|violence|calls)|been (?:out )?here before|domestic (?:violence|abuse|disturbance|dispute|assault|incident)|order for protection|no[- ]contact",
    of: ["assault", "homicide", "sexual", "public-order", "burglary"],
    least: 2,
    traces: [
      { ask: "no-contact (protective) order, safety plan, victim compensation and advocate (victim unit) notes" },
      { ask: "proof (return) of service of the order: when and by whom it was served" },
      { ask: "criminal history, prior arrests and acts of the complainant" },
      {
        ask: "prior calls, incidents and reports at the address and between the same people",
      },
      {
        ask: "protective-order petition with its hearing",
        headings: "petition for|protective order|protection order",
      },
      {
        ask: "risk (lethality, DASH) assessment and notes of the victim's advocate",
      },
    ],
  },
  {
    id: "civil-dispute",
    name: "a dispute before another court or insurer",
    words:
      "family court|custody (?:motion|file|petition|order|agreement|schedule|hearing)|parenting (?:time|plan)|marriage case|(?:his|her) (?:wife|husband)'s lawyer|divorce|dissolution|custody (?:of (?:the|our|her|his|my) (?:kids?|child\\w*|son|daughter)|case|hearing|dispute|battle|exchange|schedule|lawyer|proceedings)|(?:wage|insurance|injury|civil|compensation|disability) claim|(?:eviction|employment|small claims|probate) (?:hearing|case|proceedings|dispute|tribunal)|lawsuit|(?:is |was |been )?suing|unpaid (?:overtime|wages|rent)|family (?:court|law)|child support|landlord|evict\\w*",
    traces: [
      {
        ask: "file of the other proceedings: family court (divorce, custody case), civil (lawsuit), employment, insurance claim",
      },
    ],
  },
  {
    id: "eviction",
    name: "an eviction or another civil order",
    words:
      "evict(?:ed|ion|ing)?|writ (?:of (?:possession|restitution|execution)|issued)|judgment for possession|alias writ|landlord[- ]tenant|stay (?:of|the) (?:eviction|execution)|foreclos\\w+|replevin|repossess\\w+|bailiffs?|lock-?out",
    traces: [
      {
        ask: "civil court file: petition, writ, stay, the judge's orders, e-mails to the court, lease and the landlord's papers",
      },
    ],
  },
  {
    id: "child-present",
    name: "a child who was there",
    words:
      "(?:daughter|son|child|kids?|children|minor),? (?:\\w+\\.?,? ){0,2}(?:age|aged|\\(?\\d{1,2} ?(?:yo|y\\/o|yrs?)\\b)|minor child(?:ren)?|(?:slept|asleep|woke|crying) ~ (?:child|kid|daughter|son|baby)|grand(?:baby|son|daughter|child|kids?)\\b|\\d{1,2} (?:yrs?|years?)(?: old)?\\b.{0,40}\\b(?:told|saw|heard|said)|(?:child(?:ren)?|kids?|son|daughter|toddler|baby|minor) (?:\\w+ ){0,2}(?:was|were) (?:\\w+ )?(?:present|home|in|inside|asleep|sleeping|upstairs|there|crying|standing)|(?:\\d+|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:year|yr)[- ]old (?:son|daughter|child|boy|girl)|child(?:ren)? (?:on scene|present|in (?:the )?(?:home|residence|house|car|vehicle))|\\bc1\\b",
    of: ["assault", "homicide", "sexual", "drugs", "weapons", "dui"],
    traces: [
      {
        ask: "account of the child (son, daughter) who was there: forensic interview or statement, and who asked first",
        headings: "forensic interview",
      },
    ],
  },
  {
    id: "sexual-exam",
    name: "a sexual-assault complaint",
    words:
      "\\bsane\\b|sexual assault (?:nurse|exam|kit|forensic)|\\bsafe exam|\\bsart\\b|forensic (?:nurse|medical exam)|rape kit|\\bsaek\\b|sarc\\b|vaginal|penile|intercourse|non-?consensual|digital penetration|raped?\\b",
    least: 2,
    traces: [
      {
        ask: "reference standards (buccal swabs) of all men whose DNA may be there (partner, second or minor male contributor)",
      },
      { ask: "clothing and underwear worn then: seizure, photographs, examination" },
      {
        ask: "sexual-assault examination: nurse's (SANE) chart, body maps, photographs and colposcope images, peer review",
      },
      { ask: "kit: laboratory file, DNA, reference and elimination samples", askedBy: ["dna"] },
      { ask: "untested swabs, bedding (linen, sheets, towels, drape), clothing and underwear" },
      {
        ask: "toxicology: blood and urine of the complainant (DFSA), alcohol level",
        askedBy: ["toxicology"],
      },
      {
        ask: "phone, messages, Snapchat and photographs of the complainant and of those told first (outcry)",
      },
      {
        ask: "counselling, therapy, school and other third-party records, earlier complaints and compensation claims",
      },
    ],
  },
  {
    id: "campus",
    name: "a school, college or university",
    words:
      "campus|title ix|dean(?: of students)?|dorm\\w*|residen(?:ce|t) (?:hall|assistant|advisor|adviser)|student conduct|university|college|fraternity|sorority|school (?:resource|principal|counselor|nurse)",
    of: ["sexual", "assault", "theft", "burglary", "public-order", "drugs"],
    least: 2,
    traces: [
      {
        ask: "school or campus (Title IX, conduct, housing) file: interviews, notes, recordings, key card and guest logs",
      },
    ],
  },
  {
    id: "child-interview",
    name: "a child who was asked",
    words:
      "\\bdcf\\b|children and families|department of child\\w*|child protection|children's services|forensic interview(?:er)?|child advocacy|advocacy center|\\bcac\\b|abe interview|achieving best evidence|\\bvri\\b|child (?:protective|welfare|witness|was interviewed)|\\bdcfs\\b|\\bdcs\\b|\\bcps (?:worker|case|report)|social worker|minor (?:child|victim)|juvenile (?:witness|victim)",
    traces: [
      { ask: "unredacted file of the agency: earlier referrals, screened-out reports, safety and risk assessments" },
      {
        ask: "video (DVD) of the child's forensic interview with notes, protocol and who asked before it",
        headings: "forensic interview|advocacy",
      },
      { ask: "child-welfare (DCF, DCFS, CPS, children's services) file" },
    ],
  },
  {
    id: "child-injury",
    name: "an injured infant or child",
    words:
      "infant|newborn|(?:\\d+|\\w+)[- ](?:month|week)[- ]old|retinal|subdural|skeletal survey|shaken|abusive head|non-?accidental|failure to thrive|crib|bassinet|bottle ?fed",
    least: 3,
    traces: [
      {
        ask: "complete medical records from birth on (prenatal, pediatrician, newborn screen), imaging in native form and the radiologist's notes",
      },
      {
        ask: "follow-up (repeat) skeletal survey, coagulation, genetic (osteogenesis), metabolic and vitamin D testing",
      },
      { ask: "second opinions, consult notes and peer review of the child-abuse team" },
      { ask: "statements, phones and work records of all carers of the days before" },
      { ask: "scene reconstruction (doll re-enactment)" },
    ],
  },
  {
    id: "child-bruises",
    name: "marks on a child",
    words:
      "physical abuse exam|(?:bruis\\w+|welts?|marks?) ~ (?:child|boy|girl|student|grader|pupil|kid|son|daughter|toddler|years? old)|(?:child|boy|girl|student|grader|pupil|kid|son|daughter|toddler|years? old) ~ (?:bruis\\w+|welts?)",
    traces: [
      { ask: "child-abuse paediatrician's (pediatrician's) consult, blood (clotting, coagulation) tests, bone survey" },
      { ask: "photographs of the marks with scale and colour chart" },
    ],
  },
  {
    id: "juvenile",
    name: "a young suspect or co-suspect",
    words:
      "juvenile (?:co-?|suspect|male|female|subject|arrest|was|court|detention|hall)|(?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ](?:year|yr)s?[- ]?old (?:\\w+ )?(?:suspect|male|boy|co-?)|youth (?:court|offend\\w+)|j\\/m\\b",
    traces: [
      { ask: "school, education (special needs), youth justice and social services records" },
      {
        ask: "juvenile's interview, statement, court disposition and what was offered for testimony",
      },
    ],
  },
  {
    id: "vulnerable",
    name: "illness, disability or intoxication of somebody who speaks",
    words:
      "schizo\\w+|psych(?:iatric|osis|otic)?\\b|paranoi\\w+|off (?:his|her) meds|hallucinat\\w+|crisis|adhd|autis\\w+|dyslexi\\w+|learning (?:difficult\\w+|disabilit\\w+)|schizophreni\\w+|bipolar|ptsd|anxiety|medicat(?:ion|ed)|prescribed|hard of hearing|glasses|contacts|dementia|mental health (?:act|history|issues|crisis)|intoxicated|had been drinking|(?:two|three|four|five|six|several|few|\\d+) (?:beers|drinks|shots|pints)|methadone|suboxone",
    traces: [
      {
        ask: "medical, mental-health (psychiatric history, treatment team) and medication records (and eyesight, alcohol taken) of whoever's condition bears on what they saw or said",
      },
    ],
  },
  {
    id: "condition",
    name: "a bodily condition",
    words:
      "(?:hip|knee|heart|shoulder) (?:op|operation)|operation on|recovering from|hospitali[sz]ed for|prosthe\\w+|walks? with (?:a )?(?:cane|stick|limp)|disab(?:led|ility)|arthritis|copd|oxygen|inner ear|vertigo|(?:bad|injured|replaced|prosthetic|broken|bum) (?:knee|hip|leg|back|ankle|hand|wrist|arm|shoulder|foot)|(?:knee|hip|back|hand|wrist|arm|shoulder|neck|foot|ankle|eye) (?:injury|surgery|replacement|operation|splint|brace|fracture)|splint(?:ed)?|in a (?:cast|sling|boot|brace)|orthop\\w+|surgery|asthma\\w*|diabet\\w+|epilep\\w+|(?:natural|baseline|congenital) (?:\\w+ )?nystagmus|head injury|hearing aids?|glasses|legally blind|limp(?:s|ed|ing)?",
    unless:
      "(?:diabetic|epileptic|asthma\\w*|seizures?|glasses)[:?]? (?:\\[x\\] ?)?(?:no|n|neg|none|denie[sd])|(?:no|denie[sd]) (?:\\w+ ){0,2}(?:asthma|diabet\\w+|head injury|surgery)",
    traces: [
      {
        ask: "medical records (orthopaedic, surgery, ear, eye) of the condition that bears on tests or on what somebody could do",
      },
    ],
  },
  {
    id: "letters",
    name: "a letter or note",
    words:
      "journals?\\b|diar(?:y|ies)\\b|calendar\\b|(?:wrote|written|handwritten|hand-written|left|sent|signed|mailed|gave) (?:\\w+ ){0,4}(?:letter|note|apology|list|diary|journal)\\b|(?:apology|suicide|resignation|demand|recanting|anonymous) (?:letter|note|text|e-?mail)|apolog(?:y|ized|ised) (?:in|by)|(?:diary|journal|logbook|planner|calendar) (?:entry|entries|pages?)|e-?mail(?:s|ed)?\\b",
    traces: [
      {
        ask: "letters, notes, lists, journals, diaries, calendars and e-mails that are referred to (apology letter among them), in the original",
      },
    ],
  },
  {
    id: "co-accused",
    name: "others who are accused",
    words:
      "su-?[123]\\b|three (?:suspects|females|males|subjects|women|men)|group of (?:\\w+ )?(?:suspects|females|males|youths)|diversion|deferred (?:prosecution|adjudication)|pled (?:guilty|out)|pleaded guilty|the other (?:boy|male|suspect|subject|juvenile|man|defendant)|second (?:male|man|subject|boy|robber)|accomplices?|both (?:suspects|subjects|males|boys)|two (?:males|men|suspects|subjects|boys|teens|juveniles)|agreed to cooperate|cooperate[sd]?|work(?:ed|ing)? off|consideration|leniency|not charged|was not booked|released without charge|co-?defendants?|co-?accused|accomplice|co-?suspects?|second suspect|other suspects?|suspect (?:#)?2|male 2|proffer|cooperat(?:ing|ion)|plea (?:agreement|deal|offer)|turned state|immunity|in exchange for|queen for a day|5k1|substantial assistance",
    traces: [
      {
        ask: "agreements (plea, proffer, cooperation, diversion, immunity) and benefits of co-defendants and witnesses, with their statements and notes of every meeting",
        askedBy: ["agreement"],
      },
      {
        ask: "all discs and recordings of the co-defendants (second suspect), unrecorded talk before them, written statements, rights forms and charges",
      },
    ],
  },
  {
    id: "witness-record",
    name: "convictions, cases or debts of witnesses",
    words:
      "(?:pending|open|prior|previous) (?:\\w+ ){0,2}(?:case|charges?|convictions?|felon(?:y|ies)|arrests?)|\\d+ convictions?|pnc|previous convictions?|cautions? and convictions|on (?:probation|parole)|rap sheet|fired from|terminated|owed (?:him|her|me|them)|insurance claim|reward|lawsuit|civil (?:suit|claim)",
    traces: [
      {
        ask: "criminal history (previous convictions, PNC), probation or parole status, pending cases and benefits (reward, compensation, deals) of the prosecution's witnesses",
        askedBy: ["history"],
      },
    ],
  },
  {
    id: "witnesses",
    name: "witnesses",
    words: "\\bstated\\b|\\badvised\\b|told me|witness(?:es)?|victims?|complainants?|aggrieved|reporting party|caller",
    traces: [
      {
        ask: "criminal history (record, convictions, pending cases), benefits, bias and social media of the prosecution's witnesses",
        askedBy: ["history"],
      },
    ],
  },
  {
    id: "expert",
    name: "an opinion of an expert",
    words:
      "\\b(?:analyst|examiner|chemist|criminalist|toxicolog\\w+|patholog\\w+|radiolog\\w+|reconstructionist|forensic (?:scientist|chemist|odontolog\\w+|accountant)|nurse examiner|drug recognition|expert)\\b",
    least: 2,
    traces: [
      {
        ask: "expert notices, qualifications (CV), validation and statistics behind each opinion, for an expert of our own",
      },
    ],
  },
  {
    id: "supervision",
    name: "probation, parole or bail",
    words:
      "(?:on |of |his |her |violat\\w+ )(?:felony |federal |state )?(?:probation|parole|supervised release)|probation (?:search|officer|condition|check|file|office)|parole (?:officer|agent|search|hold)|post-?release|\\bprcs\\b|search (?:terms|conditions?|waiver)|bail condition|licen[cs]e conditions|community corrections",
    traces: [
      { ask: "probation, parole or release file: order, search terms and conditions, officer's notes and reports" },
    ],
  },
  {
    id: "self-defence",
    name: "who began it",
    words:
      "self[- ]defen[cs]e|came at (?:me|him|her)|swung (?:first|at (?:me|him))|started it|attacked (?:me|him) first|(?:hit|punched|grabbed|shoved|pushed|choked) me (?:first|before|so)|defend(?:ing|ed)? (?:my|him|her)self|mutual combat|stand your ground|afraid (?:he|she) would|primary aggressor",
    of: ["assault", "homicide", "weapons", "public-order"],
    traces: [
      { ask: "complainant's (victim's) criminal history, arrests, prior acts and reputation for violence" },
      { ask: "the client's own injuries: photographs and medical records" },
    ],
  },
  {
    id: "prior-record",
    name: "an earlier conviction that counts",
    words:
      "prohibited (?:person|possessor)|(?:a |adjudicated )felon\\b|prior (?:dui|dwi|owi|battery|conviction|offen[cs]e|strike|felony)s?|enhance(?:d|ment)|habitual|(?:second|third|2nd|3rd) (?:offen[cs]e|or subsequent)|convicted felon|predicate|previously convicted|certified (?:copy|conviction|judgment)",
    traces: [{ ask: "certified papers of the prior conviction (judgment, plea, adjudication, counsel)" }],
  },
  {
    id: "earlier-allegation",
    name: "an earlier report or allegation",
    words:
      "(?:previous|earlier|prior|other|past|first) (?:allegations?|complaints?|investigations?|disclosures?|accusations?)|\\bnfa\\b|no further action|bad character|similar (?:complaints?|incidents?|reports?)|(?:complained|reported) (?:it )?before|unfounded|never reported",
    traces: [
      {
        ask: "papers of the earlier (previous, other) allegation, complaint or report and what became of it (NFA decision, notes)",
      },
    ],
  },
  {
    id: "third-party",
    name: "a counsellor, doctor or school",
    words:
      "counsell?(?:ing|or)s?|therap(?:y|ist)|psycholog\\w+|psychiatr\\w+|(?:student|pastoral) (?:welfare|wellbeing|support|services)|social (?:worker|services)|(?:her|his|my) (?:gp|doctor|physician)|school (?:nurse|record|counsel\\w+)|victim (?:advocate|services)|rape crisis|support group|helpline|hotline|church (?:elder|pastor)|diary",
    traces: [
      {
        ask: "counselling (counsellor, counselor, therapist), doctor (GP), school, social services and advocate: their notes, records and files",
      },
    ],
  },
  {
    id: "pretext",
    name: "a call that the police had made",
    words:
      "pretext|(?:controlled|monitored|recorded|one-party) (?:phone )?calls?|consensual(?:ly)? (?:recorded|intercept|monitor)\\w*",
    traces: [
      { ask: "pretext (controlled, monitored, recorded) call: audio, script, coaching notes, earlier attempts" },
    ],
  },
  {
    id: "death",
    name: "a death",
    words:
      "autops(?:y|ies)|medical examiner|coroner|pronounced (?:dead|deceased|life extinct)|post-?mortem|decedent|(?:the )?deceased|cause of death|died (?:at|in|on|from|of|later)|organ donation",
    traces: [
      {
        ask: "autopsy (medical examiner, post-mortem) report with photographs, notes, slides and toxicology",
        headings: "autopsy|medical examiner|post-?mortem",
      },
      {
        ask: "medical history of the deceased (victim): treatment, eyesight, medication, hospital and ambulance records",
      },
    ],
  },
  {
    id: "bystanders",
    name: "people who were there or filmed",
    words:
      "(?:woman|lady|man|guy|kid|girl|boy|someone|somebody|people|others?) (?:\\w+ ){0,5}(?:filming|recording|videoing|taping)|people in the (?:lot|street|road|crowd)|(?:give|send|show) (?:\\w+ ){0,2}(?:the|my|a) video|cell ?phone (?:video|footage)|livestream\\w*|by-?standers?|onlookers?|crowd|passers?-?by|passengers?|patrons?|customers?|neighbou?rs?|(?:film(?:ed|ing)|video(?:ed|ing)|recording) (?:\\w+ ){0,5}phones?|(?:had|held|holding) (?:\\w+ ){0,3}phones? (?:up|out)|unknown (?:male|female|witness|caller)|(?:did not|refused to|would not) (?:give|provide|leave) (?:a |his |her |their )?name|witnesses? (?:left|who|at|on scene)",
    traces: [
      { ask: "names, contact data and statements of bystanders, passengers, customers and neighbours" },
      { ask: "canvass notes" },
      { ask: "bystander phone video or recording of the events" },
    ],
  },
  {
    id: "security-staff",
    name: "security staff or loss prevention",
    words:
      "guard(?:s)?\\b|sia (?:badge|licen[cs]e)|store detective|security (?:guard|officer|staff|manager)s?|loss prevention|asset protection|\\blpo\\b|door ?staff|bouncers?|door ?m[ae]n|door supervisors?|stewards?",
    traces: [
      {
        ask: "report, incident book, notes, licence, training and policy of the security staff (loss prevention, door staff)",
      },
    ],
  },
  {
    id: "employee",
    name: "an employer or place of work",
    words:
      "laid off|let (?:him|her|me) go|hired|on (?:the|my|his) crew|pay ?checks?|wages|boss|week of pay|(?:fired|suspended) (?:him|her|me|for)|badge (?:log|data|reader|in|out|swipe)|(?:worked|working) (?:a |the )?(?:\\w+ )?(?:shift|nights?|double)|time ?(?:card|clock|sheet)s?|clock(?:ed|ing)? (?:in|out)|rota|(?:his|her|my) (?:employer|supervisor|foreman|boss|manager)|(?:works?|worked|working|employed|employee) (?:at|for|as|of|the|a|until|from)|payroll|personnel file|got off (?:work|shift)|(?:his|her|my) shift|co-?workers?",
    unless: "officer|deputy|patrol|squad",
    traces: [
      {
        ask: "employer's records: personnel file, time clock (time card), payroll and wages, shift, schedule, personnel file, and statements of supervisor and co-workers",
        askedBy: ["time-card"],
      },
    ],
  },
  {
    id: "care-home",
    name: "a home or institution of care",
    words:
      "emergency (?:room|department) (?:staff|nurse)|charge nurse|sitters?\\b|1:1|one-to-one|nursing home|assisted living|care home|rehabilitation center|group home|long[- ]term care|\\bcnas?\\b|care ?givers?|resident(?:'s)? (?:chart|room|care)|skilled nursing|memory (?:care|unit)|day ?care|nursery|hospice",
    least: 2,
    traces: [
      {
        ask: "the facility's staffing and assignment sheets (float, agency and temporary staff), call-light and door records, camera policy",
      },
      { ask: "the resident's chart and care plan, incident reports and internal investigation" },
      { ask: "licensing and survey (department of health, ombudsman, social services) file" },
    ],
  },
  {
    id: "licensed",
    name: "somebody who holds a licence",
    words:
      "massage|therapist|licensee|licens(?:e|ing) (?:board|division|authority)|board of (?:nursing|medicine|pharmacy|education)|(?:teacher|nurse|dentist|physician|chiropractor|notary|instructor|coach)'?s? licen[cs]e|\\bdopl\\b|spa\\b|salon|clinic",
    of: ["sexual", "assault", "fraud", "drugs", "theft"],
    least: 2,
    traces: [
      { ask: "licensing board's file (complaints, investigation), training and company policies" },
      {
        ask: "client, patient and treatment records (chart, intake form, session notes, sign-in, billing, X-rays) and appointment data",
      },
    ],
  },
  {
    id: "alibi",
    name: "where the client says he was",
    words:
      "at (?:boxing|training|football|basketball|practice|rehearsal|bingo|choir|the (?:club|gym|library|mosque|temple))|alibi|(?:i|he|she) (?:was|were) (?:at|with|in) (?:home|work|my|his|her|the (?:gym|hospital|church|movies|store))|at (?:home|work|church|the gym) (?:all|that|the whole|until|when|with)|asleep|babysitting|drove home|picked up (?:my|his|her)",
    traces: [
      {
        ask: "what proves or disproves the alibi: statements of family and others who were there, receipts, location data, video on the way",
      },
    ],
  },
  {
    id: "money-records",
    name: "purchases, cards, tills or accounts",
    words:
      "withdr(?:ew|awals?)|transfer(?:red|s)|standing order|cheques?|cash (?:withdrawal|payment)s?|cashier|change bag|gift card|(?:credit|debit|bank|gift) cards?|card (?:transaction|payment|statement)|receipts? (?:from|for|show|was|found|in|time)|point of sale|till|cash register|cash ?app|venmo|zelle|bar tab|refunds?|inventory (?:count|records?|shortage)|deposits?|bank (?:account|statement|records?)|\\batm\\b|pawn(?:ed|shop)?|ebay|marketplace|offerup",
    unless: "(?:on|upon|acknowledge) receipt",
    least: 2,
    traces: [
      { ask: "holder of the cards and accounts that took the money (card issuer, network, bank)" },
      {
        ask: "till, card, receipt, bank and sales (point of sale, inventory) records in full, with who keeps them",
      },
    ],
  },
  {
    id: "loss-value",
    name: "a loss or its value",
    words:
      "value of|worth|cost to (?:replace|repair)|replacement|repair (?:cost|estimate|bill)|\\$[\\d,]{4,}(?:\\.\\d\\d)? (?:in|worth|loss|damage)|insurer|insured|policy ?holder|proof of loss|claim (?:no|number|file)|fidelity bond|underwrit\\w+|restitution|valued at|estimated (?:value|loss)|total (?:loss|value)|insurance (?:claim|policy|adjuster|company)|adjuster|appraisal|retail value|replacement (?:cost|value)|shortfall|shortage",
    traces: [
      {
        ask: "proof of ownership and of value: replacement cost estimates, invoices, repair work orders, appraisals, amount of loss",
      },
      { ask: "insurance file (policy, claim, adjuster's report)" },
    ],
  },
  {
    id: "fraud-audit",
    name: "books, audits or handwriting",
    words:
      "audit(?:or|ed)?|forensic account\\w+|bookkeep\\w+|ledgers?|reconcil\\w+|invoices?|forged|forgery|signatures?|handwriting|endorse\\w+|altered (?:check|cheque|prescription|record)s?|write-?offs?|adjustments?",
    of: ["fraud", "theft"],
    least: 3,
    traces: [
      { ask: "tax returns, and cash that the owner took out himself" },
      { ask: "statements and accounts of the customers or patients whose entries were changed" },
      {
        ask: "complete books, ledgers and bank records",
        askedBy: ["bank-records"],
      },
      { ask: "the audit's working papers (work papers) and drafts, the accountant's engagement letter and notes" },
      {
        ask: "original documents, and handwriting comparison with known samples (exemplars) of everybody with access",
      },
      { ask: "statements and personnel files of the other staff (co-workers, employees, assistants) with access" },
      { ask: "company policies" },
    ],
  },
  {
    id: "prescription",
    name: "prescriptions or a pharmacy",
    words:
      "pharmac(?:y|ist|ies)|prescriptions?(?! (?:sun)?glasses)|prescriber|prescription pad|\\bdea (?:number|form|#)|hydrocodone|oxycodone|percocet|adderall|alprazolam|pill (?:count|bottle)s?|controlled substance (?:log|inventory)",
    of: ["drugs", "fraud", "theft", "burglary"],
    least: 3,
    traces: [
      {
        ask: "pharmacy records: original prescription, dispensing and signature log, pick-up identification, perpetual inventory, DEA forms",
      },
      {
        ask: "prescription-monitoring (PDMP, KASPER) report and the prescriber's chart and statement",
      },
      {
        ask: "access (alarm, code, key) records and video of the pharmacy and drive-through",
      },
    ],
  },
  {
    id: "fire",
    name: "a fire",
    words:
      "arson|fire (?:marshal|investigat\\w+|scene|cause|damage|debris)|accelerant|ignited|ignitable|burn pattern|point of origin|area of origin|gasoline|origin and cause|smoke detector",
    least: 3,
    traces: [
      {
        ask: "origin-and-cause report with notes, photographs, diagrams and NFPA 921 hypotheses excluded (electrical, appliances)",
        headings: "origin and cause|fire investigation",
      },
      {
        ask: "laboratory results of debris samples with comparison samples",
        askedBy: ["lab-report", "lab"],
      },
      {
        ask: "chain of custody of the debris cans and samples",
        headings: "chain of custody",
        askedBy: ["custody-chain"],
      },
      {
        ask: "insurance file: policy, claim, adjuster's and private investigator's reports, finances",
      },
      {
        ask: "fire department run report, first-in crew's statements, alarm and utility records",
      },
    ],
  },
  {
    id: "break-in",
    name: "a break-in",
    words:
      "burglar(?:y|ized)|broke(?:n)? (?:in|into|window|glass|lock)|forced (?:entry|open)|point of entry|pried|pry marks?|alarm (?:company|activation|log|went|call|system)|smashed|kicked in",
    of: ["burglary", "theft", "robbery"],
    least: 2,
    traces: [
      { ask: "alarm company's log and call list", headings: "alarm (?:log|report|company|history)" },
      {
        ask: "fingerprint, DNA, glass, shoe and tool mark examination of the point of entry",
      },
      { ask: "list, proof of ownership and value of what was taken", headings: "property list|pawn" },
      { ask: "pawn and resale searches" },
    ],
  },
  {
    id: "recovered-property",
    name: "property that was found again",
    words:
      "(?:stolen )?(?:property|phone|wallet|purse|bag|car|vehicle|merchandise|items?) (?:was |were )?(?:recovered|returned to|released to)|find my (?:phone|iphone)|serial numbers? match\\w*|returned (?:it |them |the \\w+ )?to (?:the )?(?:owner|victim|store)",
    of: ["theft", "robbery", "burglary"],
    traces: [
      {
        ask: "the recovered property itself: photographs, fingerprints, DNA, release form and chain of custody",
      },
    ],
  },
  {
    id: "pawn",
    name: "things that were pawned or sold",
    words:
      "pawn(?:ed|shop|broker)?s?|check cash\\w*|cash ?checking|scrap (?:yard|metal|dealer)|recycl(?:er|ing)|leads ?online|sold (?:it|them|the \\w+) (?:to|at|on|for)|marketplace|offerup|ebay|craigslist|cashed (?:the |a |it)",
    of: ["theft", "burglary", "robbery", "fraud"],
    traces: [
      {
        ask: "pawn, resale, scrap and check-cashing records with copy of the seller's identification (ID), thumbprint and video of the counter",
      },
    ],
  },
  {
    id: "lottery",
    name: "lottery tickets",
    words: "lottery|scratch(?:-?off|card)?s? tickets?|scratch-?(?:offs?|cards?)",
    traces: [{ ask: "lottery records of the tickets: serial numbers, activation, where and when they were cashed" }],
  },
  {
    id: "shoplifting",
    name: "goods taken from a shop",
    words:
      "shoplift\\w*|conceal(?:ed|ing) (?:\\w+ ){0,3}(?:merchandise|items?|goods)|past (?:all |the )?(?:last )?(?:points? of sale|registers?|tills?|checkouts?)|merchandise|asset protection|loss prevention|store detective",
    traces: [
      { ask: "register (point of sale, till) transactions and receipts of that hour, card payments of the client" },
      { ask: "list, prices and photographs of the goods, inventory count, and whether they were put back on sale" },
    ],
  },
  {
    id: "bank",
    name: "a bank or building society",
    words:
      "bait (?:bills?|money)|dye pack|tellers?|cashiers?|building society|credit union|branch (?:manager|staff)|vault|over the counter",
    of: ["robbery", "fraud", "theft"],
    traces: [
      { ask: "bait bill list (serial numbers), dye pack and alarm record" },
      { ask: "branch staff (teller, cashier) statements and branch video (CCTV)" },
    ],
  },
  {
    id: "attorney",
    name: "somebody who managed another's money",
    words:
      "power of attorney|\\blpa\\b|public guardian|guardianship|conservator\\w*|trustee|joint account|care of (?:his|her) (?:money|finances)|dementia|lasting power",
    of: ["fraud", "theft"],
    traces: [
      {
        ask: "power of attorney (LPA, guardianship) papers, and the accounts of whoever else managed or drew the money",
      },
    ],
  },
  {
    id: "building-work",
    name: "building or repair work",
    words:
      "roof(?:ing|er)?s?|scaffold\\w*|contractors?|sub-?contractors?|building work|renovat\\w+|estimates?|quot(?:e|ation)|surveyor|guttering|driveway",
    of: ["fraud", "theft"],
    least: 2,
    traces: [
      { ask: "contractor, supplier and scaffold records, workmen's statements, surveyor's valuation of the work" },
    ],
  },
  {
    id: "like-incidents",
    name: "other incidents of the kind",
    words:
      "(?:was|were) (?:also )?robbed|robber(?:y|ies) (?:at|of) the|while (?:\\w+ ){1,3}(?:at the|in) (?:jail|aci|custody|prison)|(?:other|earlier|previous|prior|recent|similar|series of|string of|several|second set of) (?:\\w+ )?(?:thefts?|burglar\\w+|break-?ins?|incidents|arrests|robberies|cases)|same (?:mo|m\\.o\\.|method)|also (?:charged|arrested) (?:with|for|in)",
    of: ["theft", "burglary", "robbery", "fraud", "weapons", "drugs"],
    traces: [
      {
        ask: "reports of the other incidents (other, similar, later robberies, thefts, break-ins) and of other persons arrested for them",
      },
    ],
  },
  {
    id: "tools",
    name: "tools",
    words:
      "sawzall|reciprocating saw|grinder|bolt cutters?|pry bar|crowbar|screwdriver|jack ?hammer|drill|wrench|lock ?pick|slim ?jim|battery[- ]powered saw|saw ?blades?|gloves|ski mask|bandana",
    of: ["theft", "burglary", "robbery"],
    traces: [{ ask: "the things ({named}) themselves: tool mark, paint, fibre, DNA and fingerprint comparison" }],
  },
  {
    id: "container",
    name: "a bag or container",
    words:
      "back ?packs?|duffel|purse|fanny pack|drawstring bag|satchel|lunch ?box|tool ?box|safe\\b|lock ?box|shoe ?box|tin\\b|suitcase|rucksack|holdall|glove (?:box|compartment)|center console",
    of: ["drugs", "weapons"],
    traces: [{ ask: "the container ({named}): whose it is, DNA and fingerprints, photographs where it lay" }],
  },
  {
    id: "mail",
    name: "a parcel or mail",
    words:
      "parcels?|usps|postal (?:inspector|service)|fed ?ex|\\bups\\b|mail (?:cover|carrier|piece)|tracking number|royal mail|courier",
    of: ["drugs", "fraud", "theft", "weapons"],
    least: 2,
    traces: [
      {
        ask: "tracking (delivery) history, IP addresses and accounts of the tracking inquiries (Informed Delivery), subscriber records",
      },
      { ask: "parcel and label: images, DNA and fingerprints, interdiction and opening records, warrant for it" },
      { ask: "electronic device (transmitter, beeper, tracker) in it: data, tone log, warrant" },
    ],
  },
  // Police and papers
  {
    id: "other-officers",
    name: "more officers than have written",
    words:
      "(?:second|third|another|other|older|female|white|black) (?:officer|cop|deputy|trooper|unit|constable)|(?:^|\\W)assist(?:ing)? (?:enrt|onsc|officer|unit|en ?route)|(?:ofc|officers?|deput(?:y|ies)|sgt|sergeant|det|detective|trooper|tpr|cpl|lt|pc|dc|ps)\\.? [a-z]+ (?:also |then )?(?:arrived|assisted|stood|searched|transported|located|recovered|interviewed|took|photographed|collected|responded|held|drove)|(?:backup|back-up|cover|assisting) (?:officer|unit|deputy)s?|second officer|other (?:officers?|units?)",
    traces: [
      {
        ask: "reports, notes and body-camera (BWC) video of all other officers who were there (second and assisting officers, other units)",
      },
    ],
  },
  {
    id: "call",
    name: "a call to the police",
    words:
      "responded (?:to|in)|was sent to|officers? (?:responded|attended|arrived)|in reference to|r\\/p|phoned (?:the )?police|complainant called|reported (?:to|by) (?:phone|police)|alarm (?:drop|call)|911|999 call|called 999|dispatch(?:ed|er)?|called (?:the )?police|call(?:er|ed in| for service)|reporting party|\\brp\\b|radio(?:ed)? (?:call|broadcast|traffic)?|bolo|broadcast|cad\\b",
    traces: [
      {
        ask: "emergency call (911, 999) audio, caller's number and call-backs",
        askedBy: ["call", "emergency-call"],
      },
      { ask: "recordings of the radio (zone, tactical channel) and of dispatch", askedBy: ["radio"] },
      {
        ask: "CAD (dispatch) log with unit history, GPS (AVL) data and radio traffic, BOLO as broadcast",
        askedBy: ["dispatch"],
      },
    ],
  },
  {
    id: "body-camera",
    name: "an officer at work",
    words:
      "constab\\w+|\\bpc\\b|\\bdc\\b|\\bds\\b|\\bps\\b|police|officer|deputy|trooper|detective|constable|\\bpc \\d+|\\bdc \\d+|ofc|patrol",
    traces: [
      { ask: "recordings of the radio (zone, tactical channel) and of dispatch", askedBy: ["radio"] },
      { ask: "correspondence (e-mails, text messages) of officers, prosecutor and witnesses" },
      { ask: "policies, general orders and procedure that applied, training records of the officers" },
      { ask: "dash-camera (in-car) video of the patrol cars", askedBy: ["dash-camera", "in-car"] },
      {
        ask: "body-camera (BWC, BWV) and dash-camera video of all officers with audit log, metadata and mute or activation events",
        askedBy: ["body-camera", "camera", "recording-body-camera"],
      },
      {
        ask: "field notes and handwritten notes of the officers, drafts of the reports",
        askedBy: ["notes", "officer-notes"],
      },
      { ask: "personnel, disciplinary, Brady or Giglio material of the officers" },
    ],
  },
  {
    id: "evidence-room",
    name: "things taken into evidence",
    words:
      "seized|collected|exhibits?|evidence bag|taken into evidence|recovered|(?:booked|placed|logged|submitted|entered|secured|stored|sealed) (?:\\w+ ){0,5}(?:in|into|as|to) (?:the )?(?:evidence|property|temporary)|evidence (?:bag|locker|room|tech\\w*|custodian|number|tag|refrigerator)|property (?:room|tag|number|officer|receipt)|exhibit (?:bag|label|officer|seal)|seal(?:ed)? (?:number|bag)",
    traces: [
      { ask: "packaging, seals, storage (locker, evidence room) and what is unaccounted for" },
      {
        ask: "chain of custody (chain-of-custody record) and evidence log (property room) of every item, from seizure on",
        headings: "chain of custody|custody log|evidence log|continuity",
        askedBy: ["custody-chain"],
      },
    ],
  },
  {
    id: "untested",
    name: "things listed and not examined",
    words:
      "(?:not|never|were not|was not|been) (?:\\w+ )?(?:tested|examined|analy[sz]ed|compared|processed|swabbed|submitted)|untested|no (?:further )?(?:testing|examination|analysis)|held pending|backlog|not suitable|insufficient",
    traces: [
      { ask: "examination (DNA, fingerprints, trace) of every listed item that was not tested, and why it was not" },
    ],
  },
  {
    id: "scene-work",
    name: "work at a crime scene",
    words:
      "crime scene|scene (?:was )?(?:processed|secured|examined|photographed)|\\bcsi\\b|\\bcsu\\b|soco|evidence tech\\w*|forensic (?:unit|tech\\w*|team)|processed the (?:scene|vehicle|car|room|door)|id (?:tech|unit)",
    traces: [
      {
        ask: "crime-scene unit's report, photographs, sketch, measurements and scene entry log",
        headings: "scene (?:report|log|exam)|csi|crime scene",
        askedBy: ["scene"],
      },
    ],
  },
  {
    id: "england-and-wales",
    name: "an English or Welsh prosecution",
    words:
      "mg ?(?:5|6[a-e]?|11|15|21)\\b|crown prosecut\\w+|\\bcps\\b|magistrates' court|custody sergeant|police constable|constabulary|pace (?:1984|code)",
    unless: "child protective|penal code",
    traces: [
      {
        ask: "house-to-house (canvass) enquiries, victim personal statement (VPS), special measures, PNC and bad character",
      },
      { ask: "pre-interview disclosure, CPS review and charging decision (MG3), bail papers" },
      {
        ask: "unused material: schedules (MG6C, MG6D, MG6E), disclosure management document, crime report and investigation log",
        askedBy: ["unused"],
      },
      { ask: "officers' pocket notebooks (PNB) and first accounts", askedBy: ["notes"] },
    ],
  },
  {
    id: "night",
    name: "light, weather or distance that bear on what was seen",
    words:
      "dark(?:ness)?|street ?lights?|poorly lit|dimly|well[- ]lit|no lighting|fog(?:gy)?|raining|(?:\\d+|\\w+) (?:feet|yards|metres|meters) (?:away|from|distance)|lighting (?:was|conditions)|dusk|sunset|moonlight",
    of: ["robbery", "burglary", "assault", "homicide", "weapons", "traffic", "dui", "public-order", "sexual"],
    traces: [
      { ask: "light, weather, street-lamp and sight-line records" },
      { ask: "plan, measurements and photographs of the scene at that hour" },
    ],
  },
  {
    id: "place",
    name: "a place that somebody has to picture",
    words:
      "intersection|alley|hallway|stairs|stairwell|kitchen|bedroom|living room|front room|front yard|back yard|porch|driveway|parking (?:lot|space)|car park|counter|fence|sidewalk|pavement|doorway|landing",
    least: 3,
    of: [
      "robbery",
      "assault",
      "homicide",
      "burglary",
      "weapons",
      "sexual",
      "public-order",
      "theft",
      "drugs",
      "traffic",
      "other",
    ],
    traces: [
      { ask: "sketch (diagram), measurements, floor plan and photographs of the place, its lighting and the weather" },
    ],
  },
  {
    id: "drinking-place",
    name: "a bar, restaurant or party",
    words:
      "(?:at|in|from|left|inside|outside|to) (?:the |a )?(?:\\w+ ){0,2}(?:bar|tavern|pub|night ?club|restaurant|brewery|taproom|saloon|party|lounge)\\b|bartender|barmaid|bar tab|bouncer",
    of: ["dui", "assault", "sexual", "homicide", "public-order", "robbery"],
    traces: [
      {
        ask: "bar, restaurant or party: tabs and card slips, staff (bartender, server) statements, guest list, door scanner and camera",
      },
    ],
  },
  {
    id: "drinking",
    name: "drinking before driving",
    words:
      "(?:had|drank|drinking|consumed|drunk) (?:\\w+ ){0,4}(?:beers?|drinks?|wine|shots?|pints?|cocktails?|margaritas?|whisk(?:e)?y|vodka|alcohol)",
    of: ["dui", "traffic"],
    traces: [
      {
        ask: "bar tab, card receipts and statements of whoever served or saw the drinking (taproom, bar, restaurant, party), what was drunk and when",
      },
    ],
  },
  {
    id: "later-drink",
    name: "drink or drugs taken after driving",
    words:
      "(?:since|after) (?:the |you |he |she |i )?(?:stopped driving|accident|crash|collision|got home|getting home|driving|parked|parking)|hip ?flask|post[- ](?:incident|driving|accident|collision)|back[- ]?calculat\\w+|retrograde|extrapolat\\w+",
    of: ["dui", "traffic", "homicide"],
    traces: [{ ask: "toxicologist's (forensic scientist's) back-calculation and what was drunk after driving" }],
  },
  {
    id: "rides",
    name: "taxis, rides or tickets",
    words:
      "uber|lyft|minicab|taxi|(?<!dbl |crew |ext |double |extended )\\bcab\\b|bus (?:pass|driver|ticket)|train ticket|fare (?:card|gate|evasion)|transit card|clipper|oyster|toll",
    traces: [
      {
        ask: "taxi, ride (Uber, Lyft), fare card, toll and ticket records that fix time and place",
      },
    ],
  },
  {
    id: "travel",
    name: "a journey",
    words:
      "boarding pass|airlines?|flight\\b(?! risk)|flew (?:to|back|out|home)|airport|itinerary|passport|hotel (?:folio|booking|key|room)|amtrak|greyhound|vacation|on holiday",
    traces: [{ ask: "travel records (airline, boarding pass, hotel, border) that fix who was where" }],
  },
];
