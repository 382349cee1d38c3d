/**
 * Counted up when the readers find more than before: documents read by a lower one are offered to be read again.
 * 1: crooked and shadowed scans, tables, pictures on pages, forms and notes of PDFs, Word's check boxes.
 * 2: pale and thin print, pages of a book, three columns.
 * 3: hidden words of Word files and the parts of them that are not read, comments on drawn shapes, black bars.
 * 4: letter-spaced words of Word 97-2003 files, tables with lines, pictures that OCR gave up are said.
 */
export const READER_VERSION = 4;
