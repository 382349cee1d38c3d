/** Help: short and true. The voice is dry; the numbers are explained as the code computes them. */
export const HELP = {
  title: "Help",
  intro: (product: string) => `What ${product} shows, what it does with your files, and how to get around.`,
  sections: (confidence: string) => [
    {
      title: "What the numbers mean",
      points: [
        [
          "Winning odds",
          "50 plus or minus the weights of the factors with a verified quote, kept between 5 and 95. A factor counts half until you accept it and not at all once you reject it; one whose rule is not proven counts nothing before you accept it. With fewer than three factors there are no odds. The figure sums up the record; it is not a forecast from past verdicts.",
        ],
        [
          "Provisional",
          "Not enough has been reviewed yet. The mark is removed when accepted and rejected factors carry at least half of the total weight and you store the odds.",
        ],
        [
          confidence,
          "How much of the record was read, how well, and how many quotes were found on the cited page. At most 50% with rules only, 80% with a model, 95% once the odds are no longer provisional. It does not measure whether the odds are right.",
        ],
        [
          "Estimated Case Value",
          "The firm's expected fee: hours by offense and size of the record, times the hourly rate. The formula is shown next to it. If there are no odds or the offense is unknown, fee and confidence are not shown.",
        ],
        [
          "Confidence of a page",
          "100.0% for text that came with the file. For a scan, how sure the text recognition was. Below your firm's limit (70% unless an administrator set another) compare with the original before quoting.",
        ],
        [
          "Coverage",
          "Every page is counted: read, read at low confidence, or unread with the reason. Nothing is left out silently.",
        ],
      ],
    },
    {
      title: "Citations",
      points: [
        [
          "A solid sticker",
          "The program found these words on that page, word for word. Click it to see them marked in the document.",
        ],
        [
          "A dashed sticker",
          "A near match on a scan: look-alike characters were treated as equal. Read the page itself.",
        ],
        ["Unverified", "A finding whose quote could not be found. It does not affect the odds. Check before use."],
      ],
    },
    {
      title: "Finding things",
      points: [
        [
          "All files",
          'Search in the sidebar covers every page of every case you have access to. "Double quotes" keep words together, -word excludes pages, and the last word may be incomplete.',
        ],
        [
          "One document",
          "Line breaks, hyphens at line ends, capitals and the shape of quotation marks do not matter. Special characters have no special meaning.",
        ],
        [
          "Notes",
          "Select words in a document and add a note. Everyone with access to the case can read your notes; only you and admins can change them.",
        ],
      ],
    },
    {
      title: "Privacy",
      points: [
        [
          "Where files are",
          "On your firm's server, each encrypted with its own key. Deleting a document deletes its key, pages, notes and index.",
        ],
        [
          "Who sees them",
          "The person who made the case, everyone it is assigned to, and admins. Every view is recorded in the audit log.",
        ],
        [
          "What leaves",
          "Nothing, unless your firm has configured a model or mail server. This page, its fonts and the document viewer load nothing from outside.",
        ],
      ],
    },
  ],
  limits: "It reads documents. It does not practice law: check every quote before you rely on it.",
} as const;
