/** How much a difference says: a fault, another spelling of the same, or a fact worth knowing. */
export type Level = 'matters' | 'spelling' | 'note';

/** What is said of a kind of finding, for people. */
export type KindTexts = Readonly<{
  level: Level;
  /** What was found, fit to stand before a count. */
  title: string;
  /** What that means for somebody who relies on the export. */
  means: string;
  /** What to do about it. */
  todo: string;
  /** What the count counts. */
  counts: 'records' | 'lines' | 'files' | 'fields';
}>;

const ASK = 'Ask the agency that made the export, and name the file and the lines.';
const READ = 'Have your program take this spelling too. Nothing is lost.';

/** Every kind of finding, in the order in which a reader should look at them. */
export const KINDS = {
  'not-an-export': {
    level: 'matters',
    title: 'No file of the export found',
    means: 'None of the names in here is a name of an export file.',
    todo: 'Check that this is the right zip or folder, and that the files were not renamed.',
    counts: 'files',
  },
  'archive-cut': {
    level: 'matters',
    title: 'Zip is cut off',
    means:
      'The end of the zip, where its list of files stands, is missing. What could be read was checked.',
    todo: 'Download the export again, and compare the size. If it stays so, ask for a new one.',
    counts: 'files',
  },
  'archive-damaged': {
    level: 'matters',
    title: 'File in the zip cannot be read to its end',
    means: 'The packed bytes of this file are damaged. What came before the damage was checked.',
    todo: 'Download the export again. If it stays so, ask for a new one.',
    counts: 'files',
  },
  'check-sum-differs': {
    level: 'matters',
    title: 'File in the zip has changed since it was packed',
    means:
      'All of it was read and checked, but its check sum is not the one that the zip notes: some of its bytes are others.',
    todo: 'Download the export again. If it stays so, ask for a new one.',
    counts: 'files',
  },
  'file-encrypted': {
    level: 'matters',
    title: 'File is encrypted',
    means: 'It can only be read with a password, which this check does not ask for.',
    todo: 'Unpack the zip with its password, and check the folder.',
    counts: 'files',
  },
  'packing-unknown': {
    level: 'matters',
    title: 'File is packed in a way that is not read here',
    means: 'Only stored and deflated files are read; this one uses another method.',
    todo: 'Unpack the zip with a program that knows the method, and check the folder.',
    counts: 'files',
  },
  'archive-bomb': {
    level: 'matters',
    title: 'File unpacks to far more than it should',
    means:
      'It holds more than the zip says, or hundreds of times its packed size, or lies over another file. It was not read on.',
    todo: 'Do not unpack it. Ask where the zip comes from.',
    counts: 'files',
  },
  'path-unsafe': {
    level: 'matters',
    title: 'File asks to be unpacked outside its folder',
    means: 'Its path begins at the root of a disk or leads upward. This check writes nothing.',
    todo: 'Unpack the zip only with a program that keeps files inside the folder.',
    counts: 'files',
  },
  'archive-nested': {
    level: 'matters',
    title: 'Zip inside the zip',
    means: 'Zips inside a zip are not opened, so what they hold was not checked.',
    todo: 'Unpack it, and check what it holds by itself.',
    counts: 'files',
  },
  'file-missing': {
    level: 'matters',
    title: 'File missing',
    means:
      'The dictionary documents this file. No source says whether a file without records is left out.',
    todo: 'Ask whether the agency keeps such records. If it does, the export is not whole.',
    counts: 'files',
  },
  'file-unknown': {
    level: 'matters',
    title: 'File that the dictionary does not know',
    means: 'It ends in .json, but no entity has a file of this name. It was not read.',
    todo: 'Compare the name with the list of files. A newer version of the export may have more files.',
    counts: 'files',
  },
  'file-doubled': {
    level: 'matters',
    title: 'File of the same name again',
    means: 'Two files have one name, for example in two folders. Only the first was read.',
    todo: 'Find out which one counts, and remove the other.',
    counts: 'files',
  },
  'cut-off': {
    level: 'matters',
    title: 'File breaks off in the middle of a record',
    means: 'The last record is not complete. Records may be missing behind it.',
    todo: 'Download the export again. If it stays so, ask for a new one.',
    counts: 'files',
  },
  'not-json': {
    level: 'matters',
    title: 'Line that is no JSON',
    means: 'The line cannot be read as a record, and was left out.',
    todo: ASK,
    counts: 'lines',
  },
  'not-object': {
    level: 'matters',
    title: 'Line that is JSON, but no record',
    means: 'A record is an object in braces; this line holds something else, and was left out.',
    todo: ASK,
    counts: 'lines',
  },
  'line-too-long': {
    level: 'matters',
    title: 'Line too long to be read',
    means: 'The line is longer than this check keeps in memory, and was left out.',
    todo: 'Look at the line with another program: line breaks may have been lost.',
    counts: 'lines',
  },
  'invalid-utf-8': {
    level: 'matters',
    title: 'Bytes that are no UTF-8',
    means: 'Letters such as é or ’ in this line have been written in another encoding.',
    todo: 'Read the file as Windows-1252, and see whether the letters come out right.',
    counts: 'lines',
  },
  'field-missing': {
    level: 'matters',
    title: 'Field missing in every record',
    means: 'The dictionary documents the field; no record of the file has it.',
    todo: 'Ask whether the field was left out. An older version of the export may not have it.',
    counts: 'records',
  },
  'field-absent': {
    level: 'matters',
    title: 'Field missing in some records',
    means: 'The dictionary shows every field in each record, null included.',
    todo: 'Take an absent field for null, and ask whether that is meant.',
    counts: 'records',
  },
  'field-unknown': {
    level: 'matters',
    title: 'Field that the dictionary does not know',
    means: 'It may be the agency’s own, newer than this dictionary, or misspelt.',
    todo: 'Ask the agency what it means.',
    counts: 'records',
  },
  'key-repeated': {
    level: 'matters',
    title: 'Field twice in one record',
    means: 'Most programs keep only the last of the two values, without a word.',
    todo: 'Read the file with a program that keeps both.',
    counts: 'records',
  },
  'wrong-type': {
    level: 'matters',
    title: 'Value of another type',
    means:
      'The value cannot be read as the field’s data type, in any spelling that a source shows.',
    todo: 'Look at the values. Loading the file into a typed table will fail here.',
    counts: 'records',
  },
  'out-of-range': {
    level: 'matters',
    title: 'Number beyond the range of its type',
    means: 'The number does not fit into the field’s data type.',
    todo: 'Make the column wider, and ask whether the number is right.',
    counts: 'records',
  },
  'unsafe-integer': {
    level: 'matters',
    title: 'Whole number that programs round',
    means:
      'It is beyond 9,007,199,254,740,992. Programs that read numbers as floating point change it.',
    todo: 'Read the number as text, or with a parser that keeps big whole numbers.',
    counts: 'records',
  },
  'null-unexpected': {
    level: 'matters',
    title: 'Null where the dictionary says not null',
    means: 'A value is missing that every record should have.',
    todo: ASK,
    counts: 'records',
  },
  'not-in-list': {
    level: 'matters',
    title: 'Value outside a closed list',
    means: 'A source states the whole list of values, and this one is not among them.',
    todo: 'Look at the values. They may be newer than the dictionary.',
    counts: 'records',
  },
  'impossible-date': {
    level: 'matters',
    title: 'Date that is in no calendar',
    means: 'Month, day, hour, minute or second is beyond what there is.',
    todo: 'Look at the values: day and month may be exchanged.',
    counts: 'records',
  },
  'date-before-1900': {
    level: 'matters',
    title: 'Date before 1900',
    means: 'Often a stand-in for a date that nobody knew.',
    todo: 'Treat it as unknown, unless the agency says otherwise.',
    counts: 'records',
  },
  'date-in-future': {
    level: 'matters',
    title: 'Date in the future',
    means: 'By its name the field tells what has happened; the date is later than today.',
    todo: 'Check this computer’s clock. If it is right, ask the agency.',
    counts: 'records',
  },
  'end-before-begin': {
    level: 'matters',
    title: 'End before its beginning',
    means: 'Two dates of the record are in the wrong order.',
    todo: 'Look at the records. Lengths of time computed from them will be negative.',
    counts: 'records',
  },
  'key-duplicate': {
    level: 'matters',
    title: 'Id that another record has already',
    means: 'Other files refer to a record by this id, and will find more than one.',
    todo: 'See whether the records are the same, or versions of each other, before you join.',
    counts: 'records',
  },
  orphan: {
    level: 'matters',
    title: 'Reference that leads nowhere',
    means: 'The field holds an id, and the file that it leads to has no record of it.',
    todo: 'Where the join is inferred, see first whether it holds at all. Else records are missing.',
    counts: 'records',
  },
  'attachment-without-file': {
    level: 'matters',
    title: 'Record of an attached file that is not there',
    means: 'The record names a file by its GUID, and none of that name lies in the export.',
    todo: 'Ask the agency for the files.',
    counts: 'records',
  },
  'attachment-without-record': {
    level: 'matters',
    title: 'Attached file without a record',
    means: 'No record says what the file is, what it was called and whose it is.',
    todo: 'Ask the agency for the records.',
    counts: 'files',
  },
  'attachment-size': {
    level: 'matters',
    title: 'Attached file of another size than its record says',
    means: 'The file may be cut off or exchanged.',
    todo: 'Open the files, and ask for those that are damaged.',
    counts: 'records',
  },
  'json-array': {
    level: 'spelling',
    title: 'One JSON array instead of a record a line',
    means: 'The vendor’s own sample has this form, too. Lines are told here as numbers of records.',
    todo: 'Read the file as a whole, or turn it into lines.',
    counts: 'files',
  },
  bom: {
    level: 'spelling',
    title: 'Byte order mark before the first record',
    means: 'Some programs take the three bytes for a part of the first record.',
    todo: 'Read the file as UTF-8 with BOM.',
    counts: 'files',
  },
  'utf-16': {
    level: 'spelling',
    title: 'UTF-16 instead of UTF-8',
    means: 'The file was read, but most programs expect JSON in UTF-8.',
    todo: 'Convert the file to UTF-8.',
    counts: 'files',
  },
  crlf: {
    level: 'spelling',
    title: 'Lines that end as on Windows',
    means: 'Before the line break stands a carriage return.',
    todo: READ,
    counts: 'lines',
  },
  'line-blank': {
    level: 'spelling',
    title: 'Blank lines',
    means: 'They hold no record; some programs stumble over them.',
    todo: 'Pass over blank lines.',
    counts: 'lines',
  },
  'file-name-case': {
    level: 'spelling',
    title: 'File name in another letter case',
    means: 'The name differs from the dictionary’s only in capital and small letters.',
    todo: 'Look for files whatever the letter case.',
    counts: 'files',
  },
  'file-other-name': {
    level: 'spelling',
    title: 'File under its other name',
    means: 'One source names the file so, and another differently.',
    todo: 'Look for both names.',
    counts: 'files',
  },
  'field-name-case': {
    level: 'spelling',
    title: 'Field name in another letter case or with other blanks',
    means: 'The name differs from the dictionary’s only in capital letters or blanks.',
    todo: 'Look for fields whatever the letter case.',
    counts: 'records',
  },
  'null-doubted': {
    level: 'spelling',
    title: 'Null, where the sources differ on whether there is any',
    means:
      'One source says not null; another, or the way in which it was concluded, speaks against it.',
    todo: 'Take null here.',
    counts: 'records',
  },
  'empty-text': {
    level: 'spelling',
    title: 'Empty text instead of null',
    means: 'A date, flag or value of bytes is an empty text.',
    todo: 'Take empty text for null here.',
    counts: 'records',
  },
  'date-spelling': {
    level: 'spelling',
    title: 'Date spelled another way than the dictionary’s examples',
    means: 'The sources themselves show several spellings of dates.',
    todo: READ,
    counts: 'records',
  },
  'flag-spelling': {
    level: 'spelling',
    title: 'Flag spelled another way than the dictionary’s examples',
    means: 'Yes and no occur as true and false, as 1 and 0, and as text.',
    todo: READ,
    counts: 'records',
  },
  'guid-spelling': {
    level: 'spelling',
    title: 'GUID in small letters',
    means: 'The dictionary’s examples have capitals.',
    todo: 'Compare GUIDs whatever the letter case.',
    counts: 'records',
  },
  'bytes-spelling': {
    level: 'spelling',
    title: 'Bytes in small hex letters',
    means: 'The dictionary’s examples have capitals.',
    todo: READ,
    counts: 'records',
  },
  'number-spelling': {
    level: 'spelling',
    title: 'Whole number with a fraction or exponent',
    means: 'The number is whole, but spelled such as 12.0 or 12e2.',
    todo: READ,
    counts: 'records',
  },
  'join-unchecked': {
    level: 'note',
    title: 'References that could not be followed',
    means:
      'The file that they lead to is missing or has no records, or the ids are more than fit into memory.',
    todo: 'Find that file first.',
    counts: 'fields',
  },
  'file-empty': {
    level: 'note',
    title: 'File without records',
    means: 'That is usual where an agency does not use a part of the application.',
    todo: 'Nothing, if that part is not used.',
    counts: 'files',
  },
  'file-other': {
    level: 'note',
    title: 'Other files',
    means:
      'They are neither files of records nor named by a GUID, and were not read. Their names are not shown.',
    todo: 'Look at what they are.',
    counts: 'files',
  },
  'attachment-remote': {
    level: 'note',
    title: 'Attached file in the agency’s own storage',
    means: 'The record has a path and no GUID: the file is not part of the export.',
    todo: 'Ask the agency for these files, by the path in the record.',
    counts: 'records',
  },
  'field-custom': {
    level: 'note',
    title: 'Field of the agency’s own',
    means: 'Agencies define fields; no dictionary but the agency’s own lists them.',
    todo: 'Ask the agency what it means.',
    counts: 'records',
  },
  'key-repeated-as-documented': {
    level: 'note',
    title: 'Field twice in one record, as documented',
    means:
      'The dictionary documents the name twice. Most programs keep only the last of the two values.',
    todo: 'Read the file with a program that keeps both.',
    counts: 'records',
  },
} as const satisfies Record<string, KindTexts>;

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** What is said of a kind. */
export function kindTexts(kind: Kind): KindTexts {
  return KINDS[kind];
}
