/** How the note of a PDF begins that carries other files; the viewer then offers to add them to the case. */
export const CARRIES = "This PDF carries";
