import { applicationForm } from '#contract/forms/application';
import { emptyValues } from '#contract/forms/form-definition';
import type { ApplicationStep } from '#contract/office/application-states';
import type { ChangeApplication } from '#contract/office/applications';
import { usualMinutes } from '#contract/office/cases/interviews';
import { answerCase } from '../../cases/answer-case.ts';
import { applicationCases } from '../../cases/applications/application-cases.ts';
import { joinApplication } from '../../cases/applications/join-application.ts';
import { changeCase } from '../../cases/change-case.ts';
import { addNote } from '../../cases/notes.ts';
import { record } from '../../cases/record.ts';
import type { DemoApplication } from './demo-work.ts';
import { hoursFrom, personOf, receivedAt, type Seeding } from './seeding.ts';
import { settleMails } from './settle-mail.ts';

/** In the middle of a day that is worked on in the company's region, not all at the same hour. */
function interviewOn(now: Date, days: number): string {
  const at = hoursFrom(now, days * 24);
  at.setUTCHours(7 + (days % 5), 0, 0, 0);
  const [friday, saturday] = [5, 6];
  if (at.getUTCDay() === friday) at.setUTCDate(at.getUTCDate() + 2);
  if (at.getUTCDay() === saturday) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString();
}

interface Resume {
  key: string;
  size: number;
}

/** Stores an application as the form would have. Returns what names it. */
async function send({ repositories, work, now }: Seeding, application: DemoApplication, resume: Resume, received: Date) {
  const { applicants, careers, references } = repositories;
  const { job, mailbox, suspicious = false } = application;
  const openJob = (await careers.listOpen(now, 'en')).find(({ jobTitle }) => jobTitle === job);
  if (!openJob) throw new Error(`The demo has no position ${job}`);
  const reference = await references.issue();
  const person = personOf(work, application);
  const file = { resumeKey: resume.key, resumeName: `${mailbox}.pdf`, resumeSize: resume.size };
  const sent = { ...emptyValues(applicationForm), ...person, ...file, careerId: openJob._id, suspicious, locale: work.locale };
  const id = await applicants.add({ ...sent, reference, receivedAt: received.toISOString() });
  const of = { id, fullName: person.fullName, reference };
  await record(applicationCases, { repositories, actor: null, now: received }, of, [{ kind: 'application.received' }]);
  return of;
}

/** Stores what somebody sent for the same job again. */
export async function seedSecondApplication(
  seeding: Seeding,
  application: DemoApplication,
  { firstId, resume }: { firstId: string; resume: Resume },
): Promise<void> {
  const { againHoursAgo = 0, mailbox } = application;
  const received = receivedAt(seeding.now, { hoursAgo: againHoursAgo, mailbox });
  const { id } = await send(seeding, application, resume, received);
  await joinApplication({ repositories: seeding.repositories, actor: null, now: received }, id, firstId);
}

/** Stores an application, then lets the colleague who hires do what they have done with it. Returns its id. */
export async function seedApplication(seeding: Seeding, application: DemoApplication, resume: Resume): Promise<string> {
  const { repositories, now } = seeding;
  const received = receivedAt(now, application);
  const { id, reference, fullName } = await send(seeding, application, resume, received);
  const after = (hours: number) => hoursFrom(received, Math.min(hours, application.hoursAgo));
  if (application.step === 'withdrawn') {
    await repositories.officeApplications.change(id, { state: 'withdrawn', since: after(30).toISOString() });
    const withdrawn = [{ kind: 'application.withdrawn' }] as const;
    await record(applicationCases, { repositories, actor: null, now: after(30) }, { id, fullName, reference }, withdrawn);
  } else if (application.step !== undefined) {
    await decide(seeding, { ...application, step: application.step }, { id, reference, after });
  }
  return id;
}

/** Lets the colleague who hires do what they have done with it. */
async function decide(
  { repositories, context, work, colleagues, now }: Seeding,
  { step, rating, note, interviewIn, answer }: DemoApplication & { step: ApplicationStep },
  { id, reference, after }: { id: string; reference: string; after: (hours: number) => Date },
): Promise<void> {
  const actor = colleagues.huda;
  const by = (hours: number) => ({ repositories, actor, now: after(hours) });
  if (step !== 'reading') await changeCase(applicationCases, by(12), { id }, { state: 'reading' });
  const decided: ChangeApplication = {
    state: step,
    ...(rating !== undefined && { rating }),
    ...(interviewIn !== undefined && {
      interview: { at: interviewOn(now, interviewIn), minutes: usualMinutes, place: work.interviewPlace, people: [actor.id] },
    }),
    ...(rating !== undefined && rating > 3 && { assigneeId: actor.id }),
  };
  await changeCase(applicationCases, by(40), { id }, decided);
  if (note !== undefined) await addNote(applicationCases, by(41), id, note);
  if (answer !== undefined) {
    const mail = { subject: work.answerSubject, text: answer, assignToMe: false, anyway: true, version: 0 };
    await answerCase(applicationCases, by(42), context, { id, answer: mail });
    await settleMails(repositories, reference, after(42));
  }
}
