import { noOption, readArguments } from '../../../readArguments';

export const FORMATS = ['text', 'json', 'csv', 'sarif'] as const;

export type CheckRequest = Readonly<{
  paths: readonly string[];
  format: (typeof FORMATS)[number];
  isStrict: boolean;
  /** A YAML file that describes an agency's own fields. */
  custom: string | undefined;
  /** The YAML file that a draft of such a description is written to. */
  draft: string | undefined;
  wantsHelp: boolean;
}>;

const KNOWN = {
  format: { type: 'string' },
  strict: { type: 'boolean' },
  custom: { type: 'string' },
  'draft-custom': { type: 'string' },
  help: { type: 'boolean' },
} as const;

export const HELP = `Finds files of an export that are missing or damaged, and records that do not match the dictionary. Nothing leaves
this computer. The report names the file that was checked, and contains no value of any record.

  node ehi-check.mjs EXPORT [--format text|json|csv|sarif] [--strict] [--custom custom.yaml]
                             [--draft-custom custom.yaml]

EXPORT     the zip, the folder it was extracted to, or single files of it
--format   format of the report; text by default
--strict   counts formatting differences, such as of dates, flags and GUIDs, as problems
--custom   a YAML file that describes your agency's custom fields:
             ContentClientProfile_Custom:
               First Name: varchar
               Shoe Size: {dataType: integer, isNullable: false, description: US size.}
--draft-custom   a new YAML file, to which the custom fields that are found are written for you to describe

Exit status: 0, no problems; 1, problems; 2, the export could not be checked.
`;

/**
 * Reads the arguments of the check of an export.
 *
 * @returns what is asked for, or what is wrong with the arguments
 */
export function readOptions(args: readonly string[]): CheckRequest | { error: string } {
  const { values, positionals, unknown } = readArguments(args, KNOWN);
  const [stray] = unknown;
  if (stray !== undefined) return noOption(stray, KNOWN);
  const format = FORMATS.find((one) => one === (values.format ?? 'text'));
  if (!format) return { error: `--format must be one of ${FORMATS.join(', ')}` };
  if (values.custom !== undefined && typeof values.custom !== 'string') {
    return { error: '--custom needs the YAML file that describes your custom fields' };
  }
  const draft = values['draft-custom'];
  if (draft !== undefined && typeof draft !== 'string') {
    return { error: '--draft-custom needs the YAML file to write' };
  }
  const wantsHelp = values.help === true;
  if (positionals.length === 0 && !wantsHelp) {
    return {
      error: 'Name the export to check: its zip, its folder or its files. --help shows how',
    };
  }
  return {
    paths: positionals,
    format,
    isStrict: values.strict === true,
    custom: values.custom,
    draft,
    wantsHelp,
  };
}
