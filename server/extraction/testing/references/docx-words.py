"""Prints every word that a .docx shows: body, headers, footers, notes, comments, and the marks that Word prints for the
latter: numbers for footnotes, small roman ones for endnotes, initials and a number for comments. Python's standard
library alone.

python3 docx-words.py FILE.docx > FILE.docx.txt
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
PARTS = re.compile(r"word/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$")


def paragraphs(element, words, found):
    for child in element:
        if child.tag in (FALLBACK, WORD + "pPr"):
            continue
        if child.tag == WORD + "p":
            own = []
            paragraphs(child, own, found)
            found.append("".join(own))
        elif child.tag == WORD + "t":
            words.append(child.text or "")
        elif child.tag in (WORD + "tab", WORD + "br", WORD + "cr"):
            words.append(" ")
        elif child.tag in (WORD + "footnoteReference", WORD + "endnoteReference", WORD + "commentReference"):
            words.append(" %s " % mark(child.tag[len(WORD) : -len("Reference")], child.get(WORD + "id")))
        elif child.tag in (WORD + "footnote", WORD + "endnote", WORD + "comment") and child.get(WORD + "type") is None:
            head = mark(child.tag[len(WORD) :], child.get(WORD + "id"))
            lines = paragraphs(child, words, [])
            found.extend([("Comment " if child.tag == WORD + "comment" else "") + head] + lines)
        elif child.tag == WORD + "noBreakHyphen":
            words.append("-")
        else:
            paragraphs(child, words, found)
    return found


marks = {}
initials = {}


def mark(kind, number):
    """The mark of a note or comment; they are counted in the order of their references, a kind at a time."""
    known = marks.setdefault(kind, {})
    count = known.setdefault(number, len(known) + 1)
    if kind == "endnote":
        return ["", "i", "ii", "iii", "iv", "v"][count]
    return "%s%d" % (initials.get(number, ""), count) if kind == "comment" else str(count)


with zipfile.ZipFile(sys.argv[1]) as archive:
    texts = []
    if "word/comments.xml" in archive.namelist():
        for comment in ElementTree.fromstring(archive.read("word/comments.xml")).iter(WORD + "comment"):
            initials[comment.get(WORD + "id")] = comment.get(WORD + "initials", "")
    for name in filter(PARTS.match, archive.namelist()):
        lines = paragraphs(ElementTree.fromstring(archive.read(name)), [], [])
        text = "\n".join(line for line in lines if line.strip())
        # The same header for the first and for all other pages is read once.
        if text and text not in texts:
            texts.append(text)
    print("\n".join(texts))
