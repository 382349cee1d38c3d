/** Titles and labels as the pages shorten them. A role that is not here is shown as the page says it. */
const ROLE_LABEL: Readonly<Record<string, string>> = {
  ...{
    ofc: "Officer",
    off: "Officer",
    reporting: "Reporting officer",
    ptl: "Patrol officer",
    ptlm: "Patrol officer",
    dep: "Deputy",
  },
  ...{
    det: "Detective",
    sgt: "Sergeant",
    lt: "Lieutenant",
    capt: "Captain",
    tpr: "Trooper",
    trp: "Trooper",
    agt: "Agent",
    cpl: "Corporal",
  },
  ...{
    "p/o": "Police officer",
    "a/o": "Arresting officer",
    pcso: "PCSO",
    lp: "Loss prevention",
    lpo: "Loss prevention",
  },
  ...{ lpn: "Nurse", fnp: "Nurse", hcp: "Healthcare professional", pct: "Care technician", ff: "Firefighter" },
  ...{ insp: "Inspector", inv: "Investigator", pc: "PC", wpc: "WPC", dc: "DC", ds: "DS", ps: "PS" },
  ...{ dr: "Doctor", rn: "Nurse", emt: "EMT", dp: "Detained person" },
  // A form of address or a label says nothing about who somebody is.
  ...{ mr: "", mrs: "", ms: "", miss: "", name: "", man: "", woman: "", male: "", female: "", lady: "", gentleman: "" },
};

/** "pc 881" as "PC 881", "brother" as "Brother"; empty where the role says nothing. */
export function roleLabel(role: string): string {
  const [, word = "", rest = ""] = /^([a-z/]+)\.?((?: \d+)?)$/.exec(role) ?? [];
  const label = ROLE_LABEL[word];
  if (label !== undefined) return label === "" ? "" : `${label}${rest}`;
  return role.charAt(0).toUpperCase() + role.slice(1);
}
