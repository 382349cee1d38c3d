/** The keys that the screens really know, as a keyboard shows them. "Mod" is Ctrl, on a Mac the command key. */
export const SHORTCUTS = [
  {
    title: "Everywhere",
    keys: [
      { keys: ["Mod", "K"], does: "Search cases, files and commands" },
      { keys: ["?"], does: "Show this list" },
      { keys: ["Esc"], does: "Close what is open" },
    ],
  },
  {
    title: "On a case",
    keys: [
      { keys: ["J"], does: "Next point" },
      { keys: ["K"], does: "Previous point" },
      { keys: ["U"], does: "Next point not yet reviewed" },
      { keys: ["A"], does: "Open the point, then accept it" },
      { keys: ["R"], does: "Reject the point, or the row in focus" },
      { keys: ["Z"], does: "Undo the last verdict" },
      { keys: ["N"], does: "Write a note" },
    ],
  },
  {
    title: "In a document",
    keys: [
      { keys: ["Mod", "F"], does: "Search in the document" },
      { keys: ["Enter"], does: "Next match, from the search field" },
      { keys: ["Shift", "Enter"], does: "Previous match, from the search field" },
      { keys: ["Esc"], does: "Leave the search, then the document" },
      { keys: ["J"], does: "Next citation, while the text has the focus" },
      { keys: ["K"], does: "Previous citation, while the text has the focus" },
      { keys: ["C"], does: "Copy the quote or the selected words with their citation" },
      { keys: ["←"], does: "Previous page, while the text has the focus" },
      { keys: ["→"], does: "Next page, while the text has the focus" },
      { keys: ["↑"], does: "Line above" },
      { keys: ["↓"], does: "Line below" },
      { keys: ["Shift", "↓"], does: "Select lines" },
      { keys: ["N"], does: "Note the selected words, or the line" },
      { keys: ["Mod", "Enter"], does: "Save the note" },
    ],
  },
] as const;

export const SHORTCUTS_TITLE = "Keyboard shortcuts";
/** A single letter set off by dictation or a slipped finger: those who need to can switch it off. */
export const SINGLE_KEY_SWITCH = "Use single-key shortcuts anywhere on the page";
