import { docxOf } from "./hostile-files.ts";

const NAMESPACES = [
  ["w", "http://schemas.openxmlformats.org/wordprocessingml/2006/main"],
  ["r", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"],
  ["mc", "http://schemas.openxmlformats.org/markup-compatibility/2006"],
  ["wps", "http://schemas.microsoft.com/office/word/2010/wordprocessingShape"],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(" ");
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const run = (text: string, properties = "") =>
  `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: readonly string[]) => `<w:p>${runs.join("")}</w:p>`;
const change = (kind: "ins" | "del", text: string) =>
  `<w:${kind} w:id="1" w:author="R. Achterberg" w:date="2024-05-14T00:00:00Z"><w:r><w:${kind === "del" ? "delText" : "t"} xml:space="preserve">${text}</w:${kind === "del" ? "delText" : "t"}></w:r></w:${kind}>`;
const box = (text: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r>`;

const BODY = [
  paragraph(run("I saw "), change("del", "a knife"), change("ins", "nothing"), run(" in his hand.")),
  paragraph(run("He ran off."), '<w:r><w:commentReference w:id="0"/></w:r>'),
  paragraph(run("The caller is "), run("Dana Whitlow", "<w:vanish/>"), run(" of Elm Street.")),
  paragraph(run("Draft two: leave out the search.", '<w:color w:val="FFFFFF"/>')),
  paragraph(run("White on a dark cell", '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>')),
  paragraph(box("Not to be copied")),
  paragraph(run("Signed"), '<w:r><w:footnoteReference w:id="2"/></w:r>'),
].join("");

/** A statement with tracked changes, a comment, hidden and white words, a text box, a footnote, a header, and an attached sheet. */
export function changedWordFile(): Buffer {
  const part = (name: string, body: string) => `<w:${name} ${NAMESPACES}>${body}</w:${name}>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relations = [
    ...[relation("r1", "comments", "comments.xml"), relation("r2", "footnotes", "footnotes.xml")],
    ...[relation("r3", "header", "header1.xml"), relation("r4", "package", "embeddings/Overtime_2024.xlsx")],
    relation("r5", "chart", "charts/chart1.xml"),
  ];
  return docxOf(part("document", `<w:body>${BODY}</w:body>`), {
    "word/comments.xml": part(
      "comments",
      `<w:comment w:id="0" w:author="R. Achterberg" w:initials="RA">${paragraph(run("Ask the clerk."))}</w:comment>`,
    ),
    "word/footnotes.xml": part("footnotes", `<w:footnote w:id="2">${paragraph(run("By telephone."))}</w:footnote>`),
    "word/header1.xml": part("hdr", paragraph(run("Case 24-117"))),
    "word/embeddings/Overtime_2024.xlsx": "a workbook",
    "word/charts/chart1.xml": "<c:chartSpace/>",
    "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}</Relationships>`,
  });
}

/** What a reader has to find in it. */
export const CHANGED_WORDS = `Case 24-117

I saw [struck out: a knife]nothing in his hand.

He ran off.[RA1]

The caller is [hidden: Dana Whitlow] of Elm Street.

[hidden: Draft two: leave out the search.]

White on a dark cell

Not to be copied

Signed[1]

[1] By telephone.

Comment [RA1]
Ask the clerk.`;
