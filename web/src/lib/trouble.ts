import { ApiError } from '../api';
import { t } from '../i18n';

/** What went wrong, in the server's words if it has any. */
export function trouble(error: unknown): string {
  return (error instanceof ApiError && error.words) || t('app-offline');
}
