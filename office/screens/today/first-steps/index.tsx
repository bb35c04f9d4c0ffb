import { Check } from 'lucide-react';
import { type FirstStep, firstStepsOf, type FirstSteps as Steps } from '#contract/office/first-steps';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useHideFirstSteps } from '../../../data/company/first-steps.ts';
import { useMe } from '../../../data/people/account.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { StageMeter } from '../../../parts/layout/stage-meter.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import styles from './first-steps.module.css';
import { StepLink } from './step-link.tsx';

/** Lists where each step is taken: the forms for something new, or where one begins from. */
const addresses: Record<FirstStep, string> = {
  company: '/company',
  office: '/offices?office=new',
  client: '/clients?client=new',
  member: '/members?member=new',
  job: '/jobs/new',
  colleague: '/people?invite=true',
  mail: '/company#section-told',
  quoteTemplate: '/templates',
  offer: '/quotes',
  applicationTemplate: '/templates',
};

const isPublic = (step: FirstStep) => step === 'office' || step === 'job';

interface FirstStepsProps {
  done: Steps['done'];
  /** The heading's level. */
  level: 1 | 2;
}

/** The way from an empty Office to one that has something of everything, as far as it is the reader's. The next step is highlighted. */
export default function FirstSteps({ done, level }: FirstStepsProps) {
  const text = useText('firstSteps');
  const counted = useCounted();
  const { name, roles } = useMe();
  const hide = useHideFirstSteps();
  const firstSteps = firstStepsOf(roles);
  const left = firstSteps.filter((step) => !done[step]);
  const [next] = left;
  const Heading = `h${level}` as const;

  const putAway = useAction({
    // What had the focus is gone.
    run: () => hide.mutateAsync(true).then(() => document.getElementById('main')?.focus()),
    done: text.hidden,
    undo: () => hide.mutateAsync(false),
  });

  return (
    <section className={styles.steps}>
      <header className={`grid gap-1.5 ${styles.header}`}>
        <Heading className="title">
          {counted(text.title, left.length, { name: firstNameOf(name), written: text.numerals[left.length] ?? left.length })}
        </Heading>
        {firstSteps.some(isPublic) && <p className="lead">{text.lead}</p>}
      </header>
      <ol className={`border-t-hair ${styles.list}`}>
        {firstSteps.map((step, index) => (
          <li
            key={step}
            className={`relative grid items-center border-b-hair ${styles.step}`}
            data-state={done[step] ? 'done' : step === next ? 'next' : 'later'}
          >
            <span className={`grid place-items-center text-quiet ${styles.numeral}`} aria-hidden="true">
              {done[step] ? <Check className="icon size-6" /> : index + 1}
            </span>
            <div className={styles.words}>
              <b className="text-heading font-600 text-md">{text.steps[step].title}</b>
              <p className="text-quiet">{text.steps[step].text}</p>
            </div>
            {done[step] ? (
              <span className="text-quiet text-xs">{text.done}</span>
            ) : (
              <StepLink to={addresses[step]} className={step === next ? 'button button--primary' : 'button'}>
                {text.steps[step].action}
              </StepLink>
            )}
          </li>
        ))}
      </ol>
      <footer className={`row text-quiet text-xs flex-wrap ${styles.foot}`}>
        <StageMeter steps={firstSteps.length - left.length} of={firstSteps.length} />
        <span>{fillSentence(text.progress, { done: firstSteps.length - left.length, count: firstSteps.length })}</span>
        <Button variant="ghost" size="small" onClick={() => void putAway()}>
          {text.hide}
        </Button>
      </footer>
    </section>
  );
}
