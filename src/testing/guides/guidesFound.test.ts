import { expect, it } from 'vitest';
import { viewAnswer } from '../../search/view';
import { loadSearch } from '../search/loadSearch';

const { search } = await loadSearch();

it.each([
  ['vital signs', 'Vital signs, height and weight'],
  ['progress notes', 'Progress notes, forms and assessments'],
  ['guardian', 'Guardian, parent and next of kin'],
  ['care team', 'Care team, team names and providers'],
  ['team names', 'Care team, team names and providers'],
  ['telehealth', 'Telehealth and video visits'],
  ['messages and email', 'Messages and email'],
  ['messages and e-mail', 'Messages and email'],
  ['consents', 'Consents and releases of information (ROI)'],
  ['billing and payments', 'Billing, claims and payments'],
  ['payments', 'Billing, claims and payments'],
  ['problem list', 'Problem list and diagnoses'],
  ['current medications', 'Current medications and prescriptions'],
  ['immunizations', 'Immunizations and vaccines'],
  ['documents', 'Documents, images and signatures'],
  ['images', 'Documents, images and signatures'],
  ['deleted records', 'Deleted and inactive records'],
  ['audit trail', 'Audit trail, and who changed what'],
  ['groups', 'Groups and group therapy'],
  ['race', 'Race, ethnicity and language'],
  ['gender identity', 'Gender identity, sexual orientation and pronouns'],
  ['smoking', 'Smoking, alcohol and other substance use'],
  ['social needs', 'Social needs: housing, food, work, legal problems'],
  ['referrals', 'Referrals'],
  ['discharge', 'Admission and discharge'],
  ['safety plan', 'Safety plans, crisis plans and suicide risk'],
  ['advance directives', 'Advance directives'],
  ['incidents', 'Incidents, seclusion and restraint'],
  ['seclusion', 'Incidents, seclusion and restraint'],
  ['no-show', 'No-shows and canceled appointments'],
  ['time zones', 'Time zones'],
  ['who can ask', 'Who can ask, and for whom'],
  ['storage partner', 'What to ask a partner agency for'],
  ['certification', 'Certification of the product'],
  ['open questions', 'Open questions'],
  ['billable visits', 'Which visits are billable, and which are paid?'],
])('the search for "%s" finds the section "%s" of a guide', (words, section) => {
  const first = viewAnswer(search(words)).results.slice(0, 10);
  const titles = first.map(({ title }) => title.map(({ text }) => text).join(''));
  expect(titles).toContain(section);
});
