import { Link } from '@tanstack/react-router';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { isOwner } from '#contract/office/permissions';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import styles from './account.module.css';

/** For whoever needs a second factor before anything else opens: that it is missing, and the way on once it is there. */
export function FactorNotice() {
  const { factorMissing: missing, factorThere: there } = useText('account');
  const { roles, mustAddFactor } = useMe();
  const [wasMissing] = useState(mustAddFactor);
  if (!wasMissing) return null;
  return (
    <div className={`flex items-start gap-3 border rounded-2 bg-select text-heading ${styles.missing}`} role="status">
      {mustAddFactor ? (
        <>
          <ShieldAlert className="icon" aria-hidden />
          <p>
            <b className="block font-650">{missing.title}</b> {isOwner(roles) ? missing.text : missing.everybody}
          </p>
        </>
      ) : (
        <>
          <ShieldCheck className="icon" aria-hidden />
          <p>
            <b className="block font-650">{there.title}</b> {there.text}
          </p>
          <Link to="/" className="button button--small">
            {there.action}
          </Link>
        </>
      )}
    </div>
  );
}
