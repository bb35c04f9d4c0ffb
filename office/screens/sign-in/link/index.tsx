import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officePath } from '#contract/office/paths';
import { useText } from '../../../content/use-text.ts';
import { linkToken, readLink } from '../../../data/people/link.ts';
import { errorText, isOfficeError } from '../../../data/requests/request.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTitle } from '../../../parts/layout/page-header.tsx';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import styles from '../sign-in.module.css';
import { SignInLayout } from '../sign-in-layout.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { LinkForm } from './link-form.tsx';

/** A link of a mail: an invitation, a forgotten password, or the demo's. */
export default function Link() {
  const text = useText('signIn');
  // Out of the address bar and of the history, before anything else happens.
  const [token] = useState(linkToken);
  const link = useQuery({ queryKey: ['link'], queryFn: () => readLink(token), staleTime: Number.POSITIVE_INFINITY });
  useTitle(text.title);
  const isInvalid = isOfficeError(link.error, 'office.linkInvalid') || isOfficeError(link.error, 'http.notFound');

  return (
    <SignInLayout
      note={
        link.data && link.data.kind !== 'demo' ? (
          <FilledText text={text.link.forAddress} values={{ email: <bdi dir="ltr">{link.data.email}</bdi> }} />
        ) : (
          text.about
        )
      }
    >
      {link.isPending && <p className="text-quiet">{text.link.pending}</p>}
      {link.data?.kind === 'email' && <ConfirmEmail link={link.data} token={token} />}
      {link.data && link.data.kind !== 'email' && <LinkForm link={{ ...link.data, kind: link.data.kind }} token={token} />}
      {link.isError && (
        <div className={styles.form}>
          <div className={styles.heading} role="alert">
            <h1>{isInvalid ? text.link.invalid : errorText(link.error)}</h1>
            {isInvalid && <p className="lead">{text.link.invalidLead}</p>}
          </div>
          {isInvalid ? (
            <a className="button button--large" href={officePath}>
              {text.link.toSignIn}
            </a>
          ) : (
            <Button size="large" onClick={() => void link.refetch()}>
              {text.link.again}
            </Button>
          )}
        </div>
      )}
    </SignInLayout>
  );
}
