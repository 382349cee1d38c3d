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
          "50, plus and minus the weights of the factors that stand on a verified quote, kept between 5 and 95. A factor counts half until you accept it and not at all once you reject it. Fewer than three factors: no odds. It is a sum of what is in the record, not a forecast from past verdicts.",
        ],
        [
          "Provisional",
          "Nobody has reviewed enough yet. The mark goes away when accepted and rejected factors carry at least half of all weight and you store the odds.",
        ],
        [
          confidence,
          "How much of the record was read, how well, and how many quotes were found where they were said to be. At most 50% by rules alone, 80% with a model, 95% once the odds are no longer provisional. It says nothing about the odds being right.",
        ],
        [
          "Estimated Case Value",
          "The firm's expected fee: hours by offense and size of the record, times the hourly rate. The formula stands beside it. Without odds, or when the offense is unknown, neither fee nor confidence is shown.",
        ],
        [
          "Confidence of a page",
          "100.0% for text that came with the file. For a scan, how sure the text recognition was. Below your firm's limit (70% unless an administrator set another) compare with the original before quoting.",
        ],
        [
          "Coverage",
          "Every page is counted: read, read at low confidence, or unread with the reason. Nothing is left out without saying so.",
        ],
      ],
    },
    {
      title: "Citations",
      points: [
        [
          "A solid sticker",
          "The words were found on that page by code, word for word. Press it to see them marked in the document.",
        ],
        ["A dashed sticker", "A near match on a scan: look-alike characters were folded. Read the page itself."],
        ["Unverified", "A finding without a quote that could be found. It moves no number. Check before use."],
      ],
    },
    {
      title: "Finding things",
      points: [
        [
          "All files",
          'Search in the sidebar looks through every page of every case you may see. "Double quotes" keep words together, -word leaves pages out, and the last word may be unfinished.',
        ],
        [
          "One document",
          "Line breaks, hyphens at line ends, capitals and the shape of quotation marks do not matter. Special characters are only characters.",
        ],
        [
          "Notes",
          "Select words in a document and note it. Everybody who sees the case reads your notes; only you and an admin change them.",
        ],
      ],
    },
    {
      title: "Privacy",
      points: [
        [
          "Where files are",
          "On the server of your firm, each encrypted with a key of its own. Deleting a document deletes its key, pages, notes and index.",
        ],
        [
          "Who sees them",
          "The person who made the case, everyone it is assigned to, and admins. Every reading leaves a line in the audit log.",
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
