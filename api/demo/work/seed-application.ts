import { applicationForm } from '#contract/forms/application';
import { emptyValues } from '#contract/forms/form-definition';
import type { ChangeApplication } from '#contract/office/applications';
import { usualMinutes } from '#contract/office/cases/interviews';
import { answerCase } from '../../cases/answer-case.ts';
import { applicationCases } from '../../cases/applications/application-cases.ts';
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

/** Stores an application as the form would have, then lets the colleague who hires do what they have done with it. */
export async function seedApplication(
  { repositories, context, work, colleagues, now }: Seeding,
  application: DemoApplication,
  resume: { key: string; size: number },
): Promise<void> {
  const { applicants, careers, references, officeApplications } = repositories;
  const { job, hoursAgo, suspicious = false, step, rating, note, interviewIn, answer } = application;
  const openJob = (await careers.listOpen(now, 'en')).find(({ jobTitle }) => jobTitle === job);
  if (!openJob) throw new Error(`The demo has no position ${job}`);
  const received = receivedAt(now, application);
  const after = (hours: number) => hoursFrom(received, Math.min(hours, hoursAgo));
  const reference = await references.issue();
  const person = personOf(work, application);
  const file = { resumeKey: resume.key, resumeName: `${application.mailbox}.pdf`, resumeSize: resume.size };
  const sent = { ...emptyValues(applicationForm), ...person, ...file, careerId: openJob._id, suspicious, locale: work.locale };
  const id = await applicants.add({ ...sent, reference, receivedAt: received.toISOString() });
  const happened = (kind: 'application.received' | 'application.withdrawn', at: Date) =>
    record(applicationCases, { repositories, actor: null, now: at }, { id, fullName: person.fullName, reference }, [{ kind }]);
  await happened('application.received', received);
  if (step === undefined) return;
  if (step === 'withdrawn') {
    const since = after(30).toISOString();
    await officeApplications.change(id, { state: 'withdrawn', since });
    await happened('application.withdrawn', after(30));
    return;
  }

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
