// Generated from the unofficial data dictionary of the Sample Export. Dictionary without a release. Describes the export as of V20251217.1 · version 20250925.1 of the export format.
// Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
// License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
// Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org

/** A flag: no source says whether the export spells it 0 and 1 or false and true. */
export type Flag = boolean | 0 | 1;

/** </script><script>alert(1)</script> {1+1} `code` --- \ # no heading A record of ContentHostile.json. */
export interface ContentHostile {
  /** :::note ## Not a heading {process.env.SECRET} - no list. */
  "<i>Say</i> \"so\" {x}": string | null;
}

/** TODO A record of Content834Load.json. */
export interface Content834Load {
  /** The person who is enrolled. */
  "Client Id": number;
}

/** Fields that an agency added, one record a person. A record of ContentCustomOnly_Custom.json. */
export interface ContentCustomOnly_Custom {
  /** The person; here its name is spelled otherwise. */
  "Client ID": number;
  /** The fields that an agency has defined. */
  [key: string]: unknown;
}

/** One record of everything that a field can be. Every Join leads to it. A record of ContentEveryFeature.json. */
export interface ContentEveryFeature {
  /** Number of the person who receives services. */
  "Client Id": number;
  /** How far it has come. Described by the vendor. A: Active; C: Closed as in Every Join. */
  "Status": "A" | "C";
  /** Code of the diagnosis. Described by ICD-10. */
  "Diagnosis": string | null;
  /** Code of the diagnosis that comes second. */
  "Second Diagnosis": string | null;
  /** Team in charge; here one that is called by the word null. Described by the vendor. */
  "Team": string | null;
  /** How it came in. Described by the vendor. */
  "Origin": string | null;
  /** Grade that was given. Described by the process page. */
  "Grade": number | null;
  /** Whether it was deleted. */
  "Is Deleted": Flag;
  /** Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description. */
  "Signed": Flag;
  /** Height in feet. */
  "Height/Ft": number | null;
  /** Height in feet, as it was published before. */
  "Height (ft)": number | null;
  /** Income of the second person. Unit: unknown. Described by the vendor. The export file is documented to repeat the name Income; this is number 2. */
  "Income": number | null;
  "Mystery": unknown;
  /** Number of the part, counted for each client anew. */
  "Part Number": number;
  /** Day on which it begins. */
  "Begin Date": string;
  /** Day on which it ends. */
  "End Date": string | null;
  /** When it was recorded; its name is that of a section of the page. */
  "Fields": string;
}

/** One record of everything that a field can lead to. A record of ContentEveryJoin.json. */
export interface ContentEveryJoin {
  /** Its own key. */
  "Join Id": string;
  /** The record of this file that it belongs to. */
  "Parent Join Id": string | null;
  /** Number of the person who receives services. */
  "Client Id": number;
  /** The person who pays. */
  "Paying Client Id": number | null;
  /** The team of the same client. */
  "Team Given": string | null;
  /** The part of the client's record that it belongs to. */
  "Part Number": number | null;
  /** What kind of record it is about. */
  "Subject": "Load" | "Feature" | "Form";
  /** The record that it is about. */
  "Subject Id": number;
  /** Number that the portal gives out. */
  "Portal Id": string | null;
  /** Number of a report. */
  "Report Id": number | null;
  /** Number of the batch. */
  "Batch Number": number | null;
  /** Number of a vendor. */
  "Vendor Id": number | null;
  /** Whether it was paid. */
  "Paid Id": Flag;
  /** Number of the policy. */
  "Policy Client Id": string | null;
  /** A code of one list or another. */
  "Code": string | null;
  /** A second code of one list or another. */
  "Other Code": string | null;
}

/** The records of each export file, under its name without the ending. */
export interface ExportFiles {
  "ContentHostile": ContentHostile[];
  "Content834Load": Content834Load[];
  "ContentCustomOnly_Custom": ContentCustomOnly_Custom[];
  "ContentEveryFeature": ContentEveryFeature[];
  "ContentEveryJoin": ContentEveryJoin[];
}
