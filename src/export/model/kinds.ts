/** What a finding is: a problem, a formatting difference, or a fact that is good to know. */
export type Level = 'matters' | 'spelling' | 'note';

export type KindTexts = Readonly<{
  level: Level;
  /** What was found; a count can follow. */
  title: string;
  /** What that means for somebody who relies on the export. */
  means: string;
  todo: string;
  counts: 'records' | 'lines' | 'files' | 'fields';
}>;

const ASK = 'Ask the agency that made the export, and name the file and the lines.';
const READ = 'Make your program accept this format, too. Nothing is lost.';

type Texts = Omit<KindTexts, 'level' | 'counts'> & Partial<KindTexts>;

/** The kinds of one level; their counts count records, where nothing else is said. */
const ofLevel = <K extends string>(level: Level, kinds: Readonly<Record<K, Texts>>) =>
  Object.fromEntries(
    Object.entries<Texts>(kinds).map(([kind, texts]) => [
      kind,
      { counts: 'records', ...texts, level },
    ]),
  ) as Readonly<Record<K, KindTexts>>;

/** Every kind of finding, in the order in which a reader should look at them. */
const KINDS = {
  ...ofLevel('matters', {
    'file-blank': {
      title: 'Empty file',
      means: 'The file has 0 bytes.',
      todo: 'Download the export again. If it is still empty, ask for a new one.',
      counts: 'files',
    },
    'not-a-zip': {
      title: 'Not a zip',
      means: 'The name ends in .zip, but the content is something else. It was not read.',
      todo: 'Download the export again, and make sure that you are signed in where it comes from. If it is still not a zip, ask for a new one.',
      counts: 'files',
    },
    'other-archive': {
      title: 'Archive that is not a zip',
      means: 'Only zips are opened here.',
      todo: 'Extract it with another program, a split archive with all of its parts in one folder, and check the folder.',
      counts: 'files',
    },
    'export-empty': {
      title: 'Nothing inside',
      means: 'The zip or folder contains no files.',
      todo: 'Make sure that this is the right zip or folder. If it is, ask for a new export.',
      counts: 'files',
    },
    'not-an-export': {
      title: 'No file of an export',
      means: 'No file has the name of a Credible export file.',
      todo: 'Make sure that this is the right zip or folder, and that its files were not renamed.',
      counts: 'files',
    },
    'no-records': {
      title: 'No records',
      means: 'There are files of an export, but none of them contains a record.',
      todo: 'Ask for a new export, and say which records you expect.',
      counts: 'files',
    },
    'archive-cut': {
      title: 'Zip is cut off',
      means: 'The list of files at the end of the zip is missing. What could be read was checked.',
      todo: 'Download the export again, and compare its size. If it is still cut off, ask for a new one.',
      counts: 'files',
    },
    'archive-damaged': {
      title: 'File in the zip is damaged',
      means:
        'Its compressed data cannot be read to the end. The records before the damage were checked.',
      todo: 'Download the export again. If it is still damaged, ask for a new one.',
      counts: 'files',
    },
    'file-unreadable': {
      title: 'File that cannot be read',
      means:
        'The computer does not allow this file to be read, or the file was moved, changed or removed.',
      todo: 'Make sure that you have permission to read it, and check again.',
      counts: 'files',
    },
    'check-sum-differs': {
      title: 'File in the zip was changed',
      means:
        'All of it was read and checked, but its checksum differs from the one in the zip: its content changed.',
      todo: 'Download the export again. If it still differs, ask for a new one.',
      counts: 'files',
    },
    'file-encrypted': {
      title: 'Password-protected files',
      means: 'They can be read only with a password, which this check does not ask for.',
      todo: 'Extract the zip with its password, and check the folder.',
      counts: 'files',
    },
    'packing-unknown': {
      title: 'Unsupported compression',
      means: 'This check reads stored and deflated files only; these use another method.',
      todo: 'Extract the zip with a program that supports the method, and check the folder.',
      counts: 'files',
    },
    'archive-bomb': {
      title: 'File that expands far too much',
      means:
        'It contains more than the zip says, expands to hundreds of times its compressed size, or overlaps another file. It was not read to the end.',
      todo: 'Do not extract it. Ask where the zip comes from.',
      counts: 'files',
    },
    'path-unsafe': {
      title: 'Unsafe path in the zip',
      means:
        'The path begins at the root of a disk or leads out of the folder. The file was not read.',
      todo: 'Extract the zip only with a program that keeps files inside the folder.',
      counts: 'files',
    },
    'archive-nested': {
      title: 'Archive inside the export',
      means: 'Archives inside an export are not opened, so their content was not checked.',
      todo: 'Extract it, and check its content separately.',
      counts: 'files',
    },
    'file-missing': {
      title: 'Missing file',
      means:
        'The dictionary documents this file. No source says whether a file without records is left out.',
      todo: 'Ask whether the agency keeps such records. If it does, the export is not complete.',
      counts: 'files',
    },
    'file-unknown': {
      title: 'Unknown file',
      means: 'It ends in .json, but no entity has a file with this name. It was not read.',
      todo: 'Compare the name with the list of files. A newer version of the export may have more files.',
      counts: 'files',
    },
    'file-doubled': {
      title: 'Duplicate file',
      means: 'Two files have the same name, for example in two folders. Only the first was read.',
      todo: 'Find out which one is right, and remove the other.',
      counts: 'files',
    },
    'cut-off': {
      title: 'File is cut off',
      means: 'The last record is not complete. The records after it may be missing.',
      todo: 'Download the export again. If it is still cut off, ask for a new one.',
      counts: 'files',
    },
    'not-json': {
      title: 'Invalid JSON line',
      means: 'The line cannot be read as a record, and was skipped.',
      todo: ASK,
      counts: 'lines',
    },
    'not-object': {
      title: 'JSON line that is not a record',
      means: 'A record is an object in braces; this line contains something else, and was skipped.',
      todo: ASK,
      counts: 'lines',
    },
    'line-too-long': {
      title: 'Line too long to read',
      means: 'The line is longer than this check keeps in memory, and was skipped.',
      todo: 'Look at the line with another program: line breaks may have been lost.',
      counts: 'lines',
    },
    'invalid-utf-8': {
      title: 'Invalid UTF-8',
      means: 'Characters such as é or ’ in this line were written in another encoding.',
      todo: 'Read the file as Windows-1252, and see whether the characters are right.',
      counts: 'lines',
    },
    'field-missing': {
      title: 'Field missing from every record',
      means: 'The dictionary documents the field; no record of the file has it.',
      todo: 'Ask whether the field was left out. An older version of the export may not have it.',
    },
    'field-absent': {
      title: 'Field missing from some records',
      means: 'The dictionary shows every field in each record, even if it is null.',
      todo: 'Read a missing field as null, and ask whether that is intended.',
    },
    'field-unknown': {
      title: 'Unknown field',
      means: 'It may be a custom field, newer than this dictionary, or misspelled.',
      todo: 'Ask the agency what it means.',
    },
    'key-repeated': {
      title: 'Field repeated in one record',
      means: 'Most programs keep only the last of the two values, without a warning.',
      todo: 'Read the file with a program that keeps both.',
    },
    'wrong-type': {
      title: 'Value of another type',
      means:
        'The value cannot be read as the field’s data type, in any format that a source shows.',
      todo: 'Look at the values. Loading the file into a typed table will fail here.',
    },
    'out-of-range': {
      title: 'Number out of range',
      means: 'The number is too large or too small for the field’s data type.',
      todo: 'Use a larger data type, and ask whether the number is right.',
    },
    'more-digits-than-kept': {
      title: 'Number with more digits than programs keep',
      means: 'Programs that read numbers as floating point, as most do, change its last digits.',
      todo: 'Read the number as text, or with a parser that keeps all digits.',
    },
    'text-unsafe': {
      title: 'Text that some programs cut or reject',
      means:
        'It contains a null character (\\u0000) or half of a surrogate pair (such as \\ud800), which some programs and databases do not accept.',
      todo: 'Before you rely on a program, see whether it keeps this text whole.',
    },
    'text-damaged': {
      title: 'Text damaged before the export',
      means:
        'It contains the replacement character (�) or the usual traces of a wrong encoding, such as Ã© for é.',
      todo: 'Ask the agency for the original text, and name the file and the lines.',
    },
    'null-unexpected': {
      title: 'Null in a required field',
      means: 'The dictionary says that this field is never null.',
      todo: ASK,
    },
    'not-in-list': {
      title: 'Value outside its list',
      means: 'A source states the complete list of values, and this one is not in it.',
      todo: 'Look at the values. They may be newer than the dictionary.',
    },
    'impossible-date': {
      title: 'Impossible date',
      means: 'The month, day, hour, minute or second does not exist.',
      todo: 'Look at the values: day and month may be exchanged.',
    },
    'date-before-1900': {
      title: 'Date before 1900',
      means: 'Often a placeholder for an unknown date.',
      todo: 'Treat it as unknown, unless the agency says otherwise.',
    },
    'date-in-future': {
      title: 'Date in the future',
      means:
        'By its name, the field records something that has happened; the date is later than today.',
      todo: 'Check this computer’s clock. If it is right, ask the agency.',
    },
    'end-before-begin': {
      title: 'End before start',
      means: 'Two dates of the record are in the wrong order.',
      todo: 'Look at the records. Durations computed from them will be negative.',
    },
    'key-duplicate': {
      title: 'Duplicate id',
      means: 'Other files refer to a record by this id, and will find more than one.',
      todo: 'Before you join, see whether the records are equal, or versions of each other.',
    },
    orphan: {
      title: 'Reference to a missing record',
      means: 'The field contains an id, and the file it refers to has no record with that id.',
      todo: 'If the join is inferred, first see whether it is right at all. If it is, records are missing.',
    },
    'attachment-without-file': {
      title: 'Record of a missing attached file',
      means: 'The record names a file by its GUID, and the export has no file with that name.',
      todo: 'Ask the agency for the files.',
    },
    'attachment-without-record': {
      title: 'Attached file without a record',
      means:
        'No record says what the file is, what its original name was, and which client it belongs to.',
      todo: 'Ask the agency for the records.',
      counts: 'files',
    },
    'attachment-size': {
      title: 'Attached file of the wrong size',
      means: 'The size differs from the one in the record. The file may be cut off or exchanged.',
      todo: 'Open the files, and ask for those that are damaged.',
    },
  }),
  ...ofLevel('spelling', {
    'json-array': {
      title: 'JSON array instead of one record per line',
      means: 'The vendor’s own sample has this form, too. Line numbers are record numbers here.',
      todo: 'Read the file as a whole, or convert it to lines.',
      counts: 'files',
    },
    bom: {
      title: 'Byte order mark at the beginning',
      means: 'Some programs take these three bytes for a part of the first record.',
      todo: 'Read the file as UTF-8 with BOM.',
      counts: 'files',
    },
    'utf-16': {
      title: 'UTF-16 instead of UTF-8',
      means: 'The file was read, but most programs expect JSON in UTF-8.',
      todo: 'Convert the file to UTF-8.',
      counts: 'files',
    },
    crlf: {
      title: 'Windows line endings',
      means: 'There is a carriage return before the line break.',
      todo: READ,
      counts: 'lines',
    },
    'line-blank': {
      title: 'Blank lines',
      means: 'They contain no record; some programs stop at them.',
      todo: 'Skip blank lines.',
      counts: 'lines',
    },
    'file-name-case': {
      title: 'File name in another letter case',
      means: 'The name differs from the dictionary only in uppercase and lowercase letters.',
      todo: 'Ignore letter case when you look for files.',
      counts: 'files',
    },
    'file-other-name': {
      title: 'File with its other name',
      means: 'One source gives the file this name, another a different one.',
      todo: 'Look for both names.',
      counts: 'files',
    },
    'field-name-case': {
      title: 'Field name in another letter case or spacing',
      means: 'The name differs from the dictionary only in letter case or spaces.',
      todo: 'Ignore letter case when you look for fields.',
    },
    'null-doubted': {
      title: 'Null in a field that one source says is required',
      means:
        'One source says not null; another source, or the way it was concluded, speaks against it.',
      todo: 'Accept null here.',
    },
    'empty-text': {
      title: 'Empty text instead of a value or null',
      means: 'A date, a flag, a binary value or a text that is never null is empty text.',
      todo: 'Read empty text as a missing value here.',
    },
    'date-spelling': {
      title: 'Date in another format',
      means:
        'The format differs from the dictionary’s examples. The sources themselves show several date formats.',
      todo: READ,
    },
    'flag-spelling': {
      title: 'Flag in another format',
      means:
        'The format differs from the dictionary’s examples. Flags occur as true and false, as 1 and 0, and as text.',
      todo: READ,
    },
    'guid-spelling': {
      title: 'GUID in lowercase',
      means: 'The dictionary’s examples are in uppercase.',
      todo: 'Ignore letter case when you compare GUIDs.',
    },
    'bytes-spelling': {
      title: 'Binary value in lowercase',
      means: 'The dictionary’s examples have uppercase hexadecimal digits.',
      todo: READ,
    },
    'number-spelling': {
      title: 'Integer with a fraction or exponent',
      means: 'The number is an integer, but written like 12.0 or 12e2.',
      todo: READ,
    },
  }),
  ...ofLevel('note', {
    'join-unchecked': {
      title: 'References that could not be checked',
      means: 'The file they refer to is missing, was not read, or has no records.',
      todo: 'Find that file first.',
      counts: 'fields',
    },
    'join-over-limit': {
      title: 'Too many references to check',
      means:
        'The records they refer to come later, and there are more than fit into memory. The others were checked.',
      todo: 'Convert the export with ehi-convert.mjs, and join the tables: a database has no such limit.',
    },
    'file-empty': {
      title: 'File without records',
      means: 'That is usual if the agency does not use a part of the application.',
      todo: 'Nothing, if that part is not used.',
      counts: 'files',
    },
    'file-other': {
      title: 'Other files',
      means:
        'They are not files of records and are not named by a GUID, and were not read. Their names are not shown.',
      todo: 'See what they are.',
      counts: 'files',
    },
    'attachment-remote': {
      title: 'Attached file in the agency’s own storage',
      means: 'The record has a path and no GUID: the file is not part of the export.',
      todo: 'Ask the agency for these files, by the path in the record.',
    },
    'field-custom': {
      title: 'Custom field',
      means: 'Agencies define their own fields; only the agency has a list of them.',
      todo: 'Ask the agency what it means.',
    },
    'key-repeated-as-documented': {
      title: 'Field repeated in one record, as documented',
      means:
        'The dictionary documents the name twice. Most programs keep only the last of the two values.',
      todo: 'Read the file with a program that keeps both.',
    },
  }),
};

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

export function kindTexts(kind: Kind): KindTexts {
  return KINDS[kind];
}
