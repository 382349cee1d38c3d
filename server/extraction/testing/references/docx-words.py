"""Prints every word that a .docx holds: body, headers, footers, notes, comments. Python's standard library alone.

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
        elif child.tag == WORD + "noBreakHyphen":
            words.append("-")
        else:
            paragraphs(child, words, found)
    return found


with zipfile.ZipFile(sys.argv[1]) as archive:
    texts = []
    for name in filter(PARTS.match, archive.namelist()):
        lines = paragraphs(ElementTree.fromstring(archive.read(name)), [], [])
        text = "\n".join(line for line in lines if line.strip())
        # The same header for the first and for all other pages is read once.
        if text and text not in texts:
            texts.append(text)
    print("\n".join(texts))
