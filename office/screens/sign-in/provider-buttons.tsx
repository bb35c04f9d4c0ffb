import { Building2 } from 'lucide-react';
import type { SignInProvider, SignInProviders } from '#contract/office/people/providers';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLanguage, useText } from '../../content/use-text.ts';
import { signInThrough, useSignInProviders } from '../../data/people/providers.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { ProblemText } from './problem-text.tsx';
import { useAttempt } from './use-attempt.ts';

/** The providers that may sign somebody in at present. */
export function useOpenProviders(): readonly SignInProvider[] {
  const { data } = useSignInProviders();
  return data === undefined || isOff(data) ? [] : data.providers;
}

const isOff = ({ policy }: SignInProviders): boolean => policy === 'off';

/** A button for each provider, which leads to its page. @param asksAgain whether somebody who is inside confirms that it is still them */
export function ProviderButtons({ asksAgain = false }: { asksAgain?: boolean }) {
  const text = useText('signIn').providers;
  const { locale } = useLanguage();
  const { attempt, isBusy, problem } = useAttempt();
  return (
    <>
      {problem && <ProblemText text={problem.text} />}
      {useOpenProviders().map((provider) => (
        <Button
          key={provider.id}
          wide
          size="large"
          icon={Building2}
          busy={isBusy}
          onClick={() => void attempt(() => signInThrough(provider, { asksAgain }))}
        >
          {fillSentence(text.through, { provider: provider.label[locale] ?? provider.id })}
        </Button>
      ))}
    </>
  );
}
