import { expect, it } from 'vitest';
import { loadSearch } from '../testing/search/loadSearch';
import { viewAnswer } from './view';
import { nameKey } from '../dictionary/model/names';

const { dictionary, search } = await loadSearch();

const shown = (input: string, most = 3) =>
  viewAnswer(search(input))
    .results.slice(0, most)
    .map(
      ({ title, place }) => `${title.map(({ text }) => text).join('')}${place && ` in ${place}`}`,
    );

it.each([
  ['an export file', 'contentclaims.json', 'Claims in ContentClaims.json'],
  [
    'an export file without its ending',
    'ContentClientDiagnosis',
    'Client Diagnosis in ContentClientDiagnosis.json',
  ],
  ['half a word', 'immuniz', 'Immunizations in ContentClientImmunizations.json'],
  ['other words for it', 'social security number', 'SSN in 834 Load'],
  ['British spelling', 'authorisation number', 'Auth Number in Authorization'],
  [
    'a typo',
    'apointment notification',
    'Appointment Notification in ContentAppointmentNotification.json',
  ],
  ['letters that changed places in a short word', 'payre', 'Payer in ContentPayer.json'],
  ['two typos', 'suprvising physican', 'Supervising Physician Employee Id in Visit Service'],
  ['words in any order', 'number policy insurance', 'Insurance Policy Number in Insurance'],
  ['other words of the field', 'pills missing', 'Unaccounted in eMAR Reconciliation'],
  [
    'other words of the entity',
    'who snooped in the chart',
    'Action By Employee Id in Record Access',
  ],
  ['an everyday word', 'blood drawn', 'Collection Date in Lab Test Results'],
  ['a relative', 'stepfather', 'Family in ContentFamily.json'],
  ['a number', '834', '834 Load in Content834Load.json'],
  ['an abbreviation', 'GAF', 'Axis 5 Current GAF in Client Diagnosis'],
])('finds by %s: %s', (_, input, expected) => {
  expect(shown(input, 5)).toContain(expected);
});

it.each([
  ['csv', 'Save fields as CSV'],
  ['sample export', 'Downloads'],
  ['erd', 'Relationships by area'],
  ['attachments', 'Attachments in ContentClientAttachments.json'],
  ['ContentMedicalProfile.csv', 'Medical Profile in ContentMedicalProfile.json'],
  ['primaryclientinsuranceid', 'Primary Client Insurance Id in Visit Service'],
  ['emar dispensed by', 'Dispensed By in eMAR'],
  ['pmt_amt', 'Payment Amount in Payments'],
  ['MRN', 'Client Id in Profile'],
  ['payer.csv', 'Payer in ContentPayer.json'],
  ['payer table', 'Payer in ContentPayer.json'],
  ['clientdiagnosis table', 'Client Diagnosis in ContentClientDiagnosis.json'],
  ['last modified', 'Updated Date UTC in Clinical Notes'],
  ['client id of asam assessment', 'Client Id in ASAM Assessment'],
  ['all fields', 'All fields'],
  ['json schema', 'Downloads'],
  ['all money fields', 'Money fields'],
  ['compare', 'Compare two entities'],
  ['how tables are linked', 'Relationships'],
  ['custom fields', 'Custom fields in Custom fields'],
  ['time zone', 'Time zones in Reading an export'],
  ['episode status', 'Episode in ContentClientEpisode_Custom.json'],
  ['client name', 'Client Name in Scheduler Appointment'],
  ['client', 'Profile in ContentClientProfile_Custom.json'],
  ['SSN', 'SSN in 834 Load'],
  ['claims client id', 'Client Id in Claims'],
  ['who signed the payment plan', 'Client Signature in Payment Plan'],
  ['who prescribed the medication', 'Prescriber Last Name in Medication History'],
  ['which pharmacy filled the drug', 'Pharmacy Store Name in Medication History'],
  ['90837', 'CPT Code in Visit Service'],
  ['REFUNDED', 'Payment Status in Payments'],
])('leads with what “%s” asks for', (input, expected) => {
  expect(shown(input, 1)).toEqual([expected]);
});

it('answers with a value and where it stands', () => {
  expect(shown('monthly frequency', 5)).toContain('M: Monthly in Payment Plan › Frequency');
});

it('lists a shared field once, its home first, and the rest in one line', () => {
  const [first] = viewAnswer(search('Client Visit Id')).results;
  expect(first?.place).toBe('Visit Service');
  expect(first?.others).toEqual({
    label: 'All 17 fields named Client Visit Id',
    path: '/fields?name=Client+Visit+Id',
  });
});

it('tells the first diagnosis by the order of codes and of the lists', () => {
  expect(shown('primary diagnosis')).toEqual([
    'Client Diagnosis Detail in ContentClientDiagnosisDetail.json',
    'Axis Order in Client Diagnosis Detail',
    'Problem List Order in Client Diagnosis Detail',
  ]);
});

const leadsTo = (input: string) => viewAnswer(search(input), { limit: 1 }).results[0]?.path;

it.each([
  ['load into sqlite', '/guides/load-into-a-database'],
  ['how to load', '/guides/load-into-a-database'],
  ['import', '/guides/load-into-a-database'],
  ['how do I open the zip', '/guides/reading-an-export'],
  ['total paid per client', '/entities/payments'],
  ['payments per client', '/entities/payments'],
  ['notes of a visit', '/entities/clinical-notes'],
  ['primary diagnosis', '/entities/diagnosis-detail'],
  ['compare insurance', '/compare'],
  ['what changed', '/changes'],
  ['version', '/guides/sources#who'],
  ['version history', '/changes'],
  ['changelog', '/changes'],
  ['breaking', '/changes'],
  ['release notes', '/changes'],
  ['who publishes', '/guides/evidence#publisher'],
  ['publisher', '/guides/evidence#publisher'],
  ['support', '/guides/evidence#errors'],
  ['contact Qualifacts', '/guides/evidence#errors'],
  ['last updated', '/guides/sources#who'],
  ['how current', '/guides/sources#who'],
  ['not in the export', '/guides/from-request-to-record#not-in-it'],
  ['outside the export', '/guides/from-request-to-record#not-in-it'],
  ['scope', '/guides/from-request-to-record#not-in-it'],
  ['ONC', '/guides/evidence#rule'],
  ['Cures Act', '/guides/evidence#rule'],
  ['HTI-1', '/guides/evidence#rule'],
  ['password', '/check'],
  ['get started', '/home'],
  ['print client record', '/guides/records-managers#print'],
  ['print one client’s record', '/guides/records-managers#print'],
  ['cite a field', '/guides/records-managers#cite'],
  ['handbook', '/downloads'],
])('leads who asks for “%s” to %s', (input, path) => {
  expect(leadsTo(input)).toBe(path);
});

it('leads by every phrase of an intent to its page, at once or after what has that name', () => {
  const lost = dictionary.search.intents.flatMap(({ page, phrases }) =>
    phrases.filter((phrase) => {
      const [first, second] = viewAnswer(search(phrase.replaceAll('…', ' '))).results;
      const isNamed = nameKey(first?.title.map(({ text }) => text).join('') ?? '') === phrase;
      return first?.path !== page && !(isNamed && second?.path === page);
    }),
  );
  expect(lost).toEqual([]);
});

it('wants every word to match something, where something has them all', () => {
  const results = search('insurance card image').results;
  expect(results.length).toBeLessThan(5);
  expect(shown('insurance card image', 2).sort()).toEqual([
    'Insurance Card Image Attachment 1 in Insurance',
    'Insurance Card Image Attachment 2 in Insurance',
  ]);
});

it('takes no word that is spelt right for another one', () => {
  expect(shown('email or mail', 2)).toEqual(['Email in Contact', 'Mail Order in eRx Eligibility']);
});

it.each(['died', 'death', 'deaths', 'dead'])('finds the day of death by “%s”', (word) => {
  expect(shown(word, 3)).toContain('Date of Death in Family');
});

it('a facet counts what is left once it is set, and speaks in names', () => {
  for (const query of ['date', 'client id', 'family medical history', 'diagnosis nullable:no']) {
    for (const { filter, count } of viewAnswer(search(query)).facets) {
      expect([filter, viewAnswer(search(`${query} ${filter}`)).total]).toEqual([filter, count]);
    }
  }
  const labels = (query: string) => viewAnswer(search(query)).facets.map(({ label }) => label);
  expect(labels('family medical history')).toContain('Family Medical History Detail');
  expect(labels('date')).toContain('datetime');
});

it('names the filters that are set, an entity in full', () => {
  const { filters, results } = viewAnswer(search('id IN:eligibility type:integer nullable:no'));
  expect(filters).toEqual([
    { filter: 'IN:eligibility', label: 'Eligibility' },
    { filter: 'type:integer', label: 'integer' },
    { filter: 'nullable:no', label: 'not nullable' },
  ]);
  expect([...new Set(results.map(({ place }) => place))]).toEqual(['Eligibility']);
  expect(viewAnswer(search('in:elig area:billing')).filters.map(({ label }) => label)).toEqual([
    'in elig',
    'area billing',
  ]);
});

it('the line for namesakes leads to as many fields as it says', () => {
  const shared = ['date nullable:no', 'insurance date', 'client id', 'created date'].flatMap(
    (query) =>
      viewAnswer(search(query))
        .results.filter(({ others }) => others)
        .map(({ others, title }) => ({
          query,
          others: others!,
          name: title.map((t) => t.text).join(''),
        })),
  );
  const counts = shared.map(({ query, others: { label, path }, name }) => {
    const told = label.startsWith('Both ') ? 2 : Number(label.match(/\d+/)?.[0]);
    if (path.startsWith('/search')) return [told, viewAnswer(search(query), { name }).total];
    const key = nameKey(new URLSearchParams(path.split('?')[1]).get('name')!);
    const fields = dictionary.entities.flatMap(({ fields: each }) => each);
    return [told, fields.filter(({ fieldName }) => nameKey(fieldName) === key).length];
  });
  expect(counts.filter(([told, led]) => told !== led)).toEqual([]);
  expect(shared.some(({ others }) => others.path.startsWith('/search'))).toBe(true);
  expect(shared.some(({ others }) => others.path.startsWith('/fields'))).toBe(true);
});

it('marks no words that say nothing', () => {
  const marked = viewAnswer(search('who opened the chart')).results.flatMap(({ text }) =>
    text.filter((segment) => segment.marked).map((segment) => segment.text.toLowerCase()),
  );
  expect(marked).toContain('record');
  expect(marked).not.toContain('the');
});

it('finds nothing for nonsense, and everything stays quiet for an empty query', () => {
  expect(search('zzzzqqq').results).toEqual([]);
  expect(search('   ').results).toEqual([]);
});
