# Generated from the unofficial data dictionary of the Sample Export. Dictionary without a release. Describes the export as of V20251217.1 · version 20250925.1 of the export format.
# Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
# License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
# Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
"""Types of the records of the export files, one a file."""

from decimal import Decimal
from typing import Any, List, Literal, Optional, TypedDict, Union

# No source says whether the export spells a flag 0 and 1 or false and true.
Flag = Union[bool, Literal[0, 1]]
# Decimal where the file is read with json.loads(line, parse_float=Decimal), which keeps cents exact.
Number = Union[int, float, Decimal]

# </script><script>alert(1)</script> {1+1} `code` --- \ # no heading A record of ContentHostile.json.
ContentHostile = TypedDict(
    "ContentHostile",
    {
        # :::note ## Not a heading {process.env.SECRET} - no list.
        "<i>Say</i> \"so\" {x}": Optional[str],
    },
)

# TODO A record of Content834Load.json.
Content834Load = TypedDict(
    "Content834Load",
    {
        # The person who is enrolled.
        "Client Id": int,
    },
)

# Fields that an agency added, one record a person. A record of ContentCustomOnly_Custom.json.
# The fields that an agency has defined come on top.
ContentCustomOnly_Custom = TypedDict(
    "ContentCustomOnly_Custom",
    {
        # The person; here its name is spelled otherwise.
        "Client ID": int,
    },
)

# One record of everything that a field can be. Every Join leads to it. A record of ContentEveryFeature.json.
ContentEveryFeature = TypedDict(
    "ContentEveryFeature",
    {
        # Number of the person who receives services.
        "Client Id": int,
        # How far it has come. Described by the vendor. A: Active; C: Closed as in Every Join.
        "Status": Literal["A", "C"],
        # Code of the diagnosis. Described by ICD-10.
        "Diagnosis": Optional[str],
        # Code of the diagnosis that comes second.
        "Second Diagnosis": Optional[str],
        # Team in charge; here one that is called by the word null. Described by the vendor.
        "Team": Optional[str],
        # How it came in. Described by the vendor.
        "Origin": Optional[str],
        # Grade that was given. Described by the process page.
        "Grade": Optional[int],
        # Whether it was deleted.
        "Is Deleted": Flag,
        # Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description.
        "Signed": Flag,
        # Height in feet.
        "Height/Ft": Optional[Number],
        # Height in feet, as it was published before.
        "Height (ft)": Optional[Number],
        # Income of the second person. Unit: unknown. Described by the vendor. The export file is documented to repeat the name Income; this is number 2.
        "Income": Optional[Number],
        "Mystery": Any,
        # Number of the part, counted for each client anew.
        "Part Number": int,
        # Day on which it begins.
        "Begin Date": str,
        # Day on which it ends.
        "End Date": Optional[str],
        # When it was recorded; its name is that of a section of the page.
        "Fields": str,
    },
)

# One record of everything that a field can lead to. A record of ContentEveryJoin.json.
ContentEveryJoin = TypedDict(
    "ContentEveryJoin",
    {
        # Its own key.
        "Join Id": str,
        # The record of this file that it belongs to.
        "Parent Join Id": Optional[str],
        # Number of the person who receives services.
        "Client Id": int,
        # The person who pays.
        "Paying Client Id": Optional[int],
        # The team of the same client.
        "Team Given": Optional[str],
        # The part of the client's record that it belongs to.
        "Part Number": Optional[int],
        # What kind of record it is about.
        "Subject": Literal["Load", "Feature", "Form"],
        # The record that it is about.
        "Subject Id": int,
        # Number that the portal gives out.
        "Portal Id": Optional[str],
        # Number of a report.
        "Report Id": Optional[int],
        # Number of the batch.
        "Batch Number": Optional[int],
        # Number of a vendor.
        "Vendor Id": Optional[int],
        # Whether it was paid.
        "Paid Id": Flag,
        # Number of the policy.
        "Policy Client Id": Optional[str],
        # A code of one list or another.
        "Code": Optional[str],
        # A second code of one list or another.
        "Other Code": Optional[str],
    },
)

# The records of each export file, under its name without the ending.
ExportFiles = TypedDict(
    "ExportFiles",
    {
        "ContentHostile": List[ContentHostile],
        "Content834Load": List[Content834Load],
        "ContentCustomOnly_Custom": List[ContentCustomOnly_Custom],
        "ContentEveryFeature": List[ContentEveryFeature],
        "ContentEveryJoin": List[ContentEveryJoin],
    },
    total=False,
)
