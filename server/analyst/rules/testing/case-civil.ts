import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

/** Nothing criminal: an engine that finds an issue here invents it. */
export const CIVIL_CASE: CaseFile = {
  name: "civil bundle about a lease",
  documents: makeDocuments([
    [
      "lease agreement.pdf",
      `COMMERCIAL LEASE AGREEMENT
This lease is made on April 3, 2022 between Tarn Properties LLC (landlord) and Birch and Dale Bakery (tenant).
1. The tenant shall pay rent of $4,200 on the first day of each month.
2. The landlord may enter and inspect the premises with consent or after 24 hours' notice.
3. The tenant has the right to consult an attorney before signing.
4. Security cameras in the lobby are maintained by the landlord. Footage is not retained after 30 days.`,
    ],
    [
      "email_thread.txt",
      `From: Dale Birch
To: Tarn Properties
Date: June 12, 2023 9:15 a.m.
The oven was calibrated last week and the certificate is not attached, it will follow. The water leak stopped the mixer and we lost two days.
We asked your manager where the shut-off was and nobody knew. The red delivery van was parked in our space again.
From: Tarn Properties
Date: June 12, 2023 4:40 p.m.
The plumber arrived at 3:30 p.m. He did not see any leak. Our records are different from what you describe.`,
    ],
    [
      "complaint_for_damages.pdf",
      `IN THE CIRCUIT COURT OF ELMORE COUNTY
BIRCH AND DALE BAKERY, Plaintiff, v. TARN PROPERTIES LLC, Defendant.
COMPLAINT FOR DAMAGES
Plaintiff alleges breach of contract. Defendant admitted that it failed to repair the roof. Trial is continued to May 6, 2024.`,
    ],
  ]),
  key: { offence: "other", issues: [], gaps: [], contradictions: [], factors: [], events: [] },
};
