import { useEffect, useState } from 'react';
import { type ProviderRefusal, providerRefusals, refusedParameter } from '#contract/office/people/providers';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { signOutAt, useProviderName, useSignInProviders } from '../../data/people/providers.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { ProblemText } from './problem-text.tsx';
import styles from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';

/** The reason in the address; whatever else stands there is none. */
function refusalIn(search: string): ProviderRefusal | undefined {
  const given = new URLSearchParams(search).get(refusedParameter);
  return providerRefusals.find((reason) => reason === given);
}

/** Says why a provider let nobody in, and that a session goes on at the one that was just left. */
export function ProviderNotices() {
  const text = useText('signIn').providers;
  const { data } = useSignInProviders();
  const providerName = useProviderName();
  const [refusal] = useState(() => refusalIn(location.search));
  const { attempt, isBusy, problem } = useAttempt();

  // A reload begins anew.
  useEffect(() => {
    if (refusal) history.replaceState(history.state, '', location.pathname);
  }, [refusal]);

  const left = data?.left;
  return (
    <>
      {refusal && <ProblemText text={text.refused[refusal]} />}
      {left && !refusal && (
        <div className={styles.left}>
          <p className="text-quiet text-xs">{fillSentence(text.left, { provider: providerName(left) })}</p>
          {problem && <ProblemText text={problem.text} />}
          <Button size="small" busy={isBusy} onClick={() => void attempt(() => signOutAt(left))}>
            {fillSentence(text.leave, { provider: providerName(left) })}
          </Button>
        </div>
      )}
      {data?.policy === 'only' && <p className="text-quiet text-xs">{text.only}</p>}
    </>
  );
}
