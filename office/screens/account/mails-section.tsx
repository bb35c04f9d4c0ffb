import { type MailTopic, mailTopics } from '#contract/office/account';
import type { Permission } from '#contract/office/permissions';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { chosenWith } from '../../list/toggled.ts';
import { Switch } from '../../parts/fields/switch.tsx';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { useHabits } from './use-habits.ts';

/** Names what somebody must be able to do, one of these, for a mail to have anything to tell them. */
const needs: Partial<Record<MailTopic, readonly Permission[]>> = {
  given: ['quotes.answer', 'applications.decide'],
  mentioned: ['quotes.answer', 'applications.decide'],
  replied: ['quotes.answer', 'applications.decide'],
  newQuote: ['quotes.answer'],
};

/** Shows which mails the Office sends to this person. */
export function MailsSection() {
  const text = useText('account').mails;
  const { permissions } = useMe();
  const { preferences, keep } = useHabits();
  return (
    <Section title={text.title} about={text.about}>
      <div className={styles.habits}>
        {mailTopics
          .filter((topic) => needs[topic]?.some((permission) => permissions.includes(permission)) ?? true)
          .map((topic) => (
            <Switch
              key={topic}
              {...text.topics[topic]}
              checked={preferences.mails.includes(topic)}
              onChange={(isChosen) => keep({ mails: chosenWith(mailTopics, preferences.mails, topic, isChosen) })}
            />
          ))}
      </div>
    </Section>
  );
}
