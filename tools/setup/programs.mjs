import { findProgram } from './context.mjs';
import { canInstallPackages, installPackages } from './packages.mjs';

/** Debian's package of a program, where the names differ. */
const packages = { dovecot: 'dovecot-imapd', nginx: 'nginx-light', taskset: 'util-linux' };

/** Ensures that programs outside npm are on PATH; as root they are installed from the distribution's packages. Throws when one is missing. */
export function ensurePrograms(names, environment) {
  const findMissing = () => names.filter((name) => findProgram(name) === undefined);
  const missing = findMissing();
  if (missing.length === 0) return;
  if (canInstallPackages())
    installPackages(
      missing.map((name) => packages[name] ?? name),
      environment,
    );
  const stillMissing = findMissing();
  if (stillMissing.length > 0) throw new Error(`missing programs, please install them: ${stillMissing.join(', ')}`);
}
