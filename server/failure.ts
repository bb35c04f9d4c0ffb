import { fileURLToPath } from 'node:url';
import { FilesUnavailable } from '#api/files/file-store';
import { DatabaseUnusable } from '#api/store/engines/engine';
import { reasonOf } from '#api/store/engines/error-reason';
import { sqliteFile } from '#api/store/engines/open-engine';
import { currentUser, WrongUser } from './data-folder/data-owner.ts';
import { SilentFolder } from './data-folder/silent-folder.ts';
import { type Settings, SettingsError } from './settings.ts';

/** The settings that a message names. */
type FailureSettings = Pick<Settings, 'port' | 'host' | 'dataDir'>;
const buildFolder = fileURLToPath(new URL('../dist/', import.meta.url));
const isMissing = /^(?:ENOENT|ERR_MODULE_NOT_FOUND)$/;

/** Errors whose message is such a sentence. */
const namedFailures = [SettingsError, WrongUser, SilentFolder, DatabaseUnusable];

type CodedError = Error & { code: string; syscall?: string; path?: string };

/**
 * One sentence about a failure that whoever runs the site can put right. Undefined for any other: that is a bug, and its stack is
 * needed.
 *
 * @param settings undefined when they could not be read
 */
export function describeFailure(error: unknown, settings: FailureSettings | undefined): string | undefined {
  if (namedFailures.some((named) => error instanceof named)) return (error as Error).message;
  if (error instanceof FilesUnavailable) return `The bucket of S3_BUCKET and S3_ENDPOINT cannot be used: ${reasonOf(error)}.`;
  const coded = codedErrorOf(error);
  if (coded && isMissing.test(coded.code) && coded.message.includes(buildFolder))
    return 'There is no complete build of the site: npm run build makes it.';
  // SQLSTATE 42501, insufficient privilege: the public schema is closed to ordinary users since PostgreSQL 15.
  if (coded?.code === '42501') return `DATABASE_URL: its user may not make the tables of the site: ${coded.message}.`;
  return coded && settings && (describeListening(coded, settings) ?? describeDisk(coded, settings));
}

function describeListening({ code, syscall }: CodedError, { port, host }: FailureSettings): string | undefined {
  if (code === 'EADDRINUSE')
    return `Another program listens on port ${port} of ${host}, perhaps this site itself: stop it, or set PORT to a free port.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `The user ${currentUser()} may not listen on port ${port}: set PORT to one above 1023, and let a proxy forward to it.`;
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') return `HOST ${host} is not an IP address of this machine.`;
  return undefined;
}

function describeDisk({ code, message, path, syscall }: CodedError, { dataDir }: FailureSettings): string | undefined {
  if (/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code)) return `The disk is full: free some space and try again. DATA_DIR is ${dataDir}.`;
  if (/^(?:EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/.test(code))
    return `The user ${currentUser()} lacks a permission: ${message}. DATA_DIR is ${dataDir}.`;
  if (/^(?:ENOTDIR|EEXIST)$/.test(code) && path?.startsWith(dataDir)) return `DATA_DIR ${dataDir} is not a folder.`;
  // What making a folder reports on a read-only file system, and where the folder above was deleted meanwhile.
  if (code === 'ENOENT' && syscall === 'mkdir') return `DATA_DIR ${dataDir} cannot be made: is its file system read-only?`;
  if (code.startsWith('SQLITE_IOERR')) return `The disk of DATA_DIR ${dataDir} is full or failing: ${message} (${code}).`;
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code))
    return `${sqliteFile({ dataDir })} is damaged or no SQLite database: move it away, and restore a backup.`;
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return `Another process keeps ${sqliteFile({ dataDir })} locked.`;
  return undefined;
}

/** The first error with a code, of the error itself and its causes. */
function codedErrorOf(error: unknown): CodedError | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? (error as CodedError) : codedErrorOf(error.cause);
}
