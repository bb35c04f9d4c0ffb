import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Token } from '#contract/office/connections/tokens';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useRevokeToken, useTokens } from '../../data/connections/connections.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { ConnectionSection } from './connection-section.tsx';
import styles from './connections.module.css';
import { EndDialog } from './end-dialog.tsx';
import { TokenDialog } from './token-dialog.tsx';

/** The tokens of other systems, with what each may do and when it was used last. */
export function TokenList({ onSecret }: { onSecret(token: string): void }) {
  const text = useText('connections');
  const tokens = useTokens();
  const revoke = useRevokeToken();
  const [isAdding, setIsAdding] = useState(false);
  const [revoking, setRevoking] = useState<Token>();
  const revokeIt = useAction({
    async run({ id }: Token) {
      setRevoking(undefined);
      await revoke.mutateAsync(id);
    },
    done: (_, { name }) => fillSentence(text.revoked, { name }),
    failed: (_, { name }) => fillSentence(text.notRevoked, { name }),
  });
  return (
    <ConnectionSection
      title={text.tokens}
      about={text.tokensAbout}
      action={
        <Button size="small" icon={Plus} onClick={() => setIsAdding(true)}>
          {text.addToken}
        </Button>
      }
      query={tokens}
    >
      {tokens.data?.length === 0 && <p className="text-quiet text-xs">{text.noTokens}</p>}
      <ul className={`list-none text-xs ${styles.rows}`}>
        {tokens.data?.map((token) => (
          <li key={token.id} className={`grid gap-0.5 border-t-hair ${styles.token}`}>
            <b className="text-heading text-sm font-600">
              <bdi>{token.name}</bdi>{' '}
              <small className="text-quiet text-2xs font-450" dir="ltr">
                {token.beginning}…
              </small>
            </b>
            <span className="text-quiet">{token.scopes.map((scope) => text.scopes[scope]).join(' · ')}</span>
            <Use token={token} />
            <Button
              size="small"
              variant="ghost"
              aria-label={fillSentence(text.revokeOf, { name: token.name })}
              onClick={() => setRevoking(token)}
            >
              {text.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && <TokenDialog onClose={() => setIsAdding(false)} onSecret={onSecret} />}
      {revoking && (
        <EndDialog
          title={fillSentence(text.revokeDialog.title, { name: revoking.name })}
          about={text.revokeDialog.about}
          confirm={text.revoke}
          onEnd={() => void revokeIt(revoking)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </ConnectionSection>
  );
}

/** Says when it was used last, and until when it is good. */
function Use({ token: { lastUsedAt, expiresAt } }: { token: Token }) {
  const text = useText('connections');
  const formats = useDateFormats();
  const isOver = Date.parse(expiresAt) <= Date.now();
  const used = lastUsedAt === null ? text.neverUsed : fillSentence(text.lastUsed, { time: formats.full(lastUsedAt) });
  const end = fillSentence(isOver ? text.expired : text.expires, { time: formats.full(expiresAt) });
  return <span className={isOver ? 'text-bad' : 'text-quiet'}>{`${used} · ${end}`}</span>;
}
