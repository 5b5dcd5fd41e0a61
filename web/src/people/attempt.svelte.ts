import { ApiError } from '../api';
import { t } from '../i18n';

/** Something that is asked of the server: whether it is under way, and why it was refused. */
export class Attempt {
  isBusy = $state(false);
  trouble = $state('');

  /** Whether it worked. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.trouble = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = (error instanceof ApiError && error.words) || t('app-offline');
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
