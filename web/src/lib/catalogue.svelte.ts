import { ApiError, api } from '../api';
import type { GameInfo, Lang, Level } from '../protocol';

/** The games and bot levels of this server, in one language at a time. */
class Catalogue {
  games = $state.raw<GameInfo[] | null>(null);
  levels = $state.raw<Level[]>([]);
  error = $state.raw<ApiError | null>(null);
  private lang: Lang | null = null;

  async load(lang: Lang, isForced = false): Promise<void> {
    if (this.lang === lang && this.games && !isForced) return;
    this.lang = lang;
    try {
      const [games, levels] = await Promise.all([api.games(lang), api.levels(lang)]);
      if (this.lang !== lang) return;
      this.games = games;
      this.levels = levels;
      this.error = null;
    } catch (error) {
      this.lang = null;
      this.error = error instanceof ApiError ? error : new ApiError('unknown', '', String(error));
    }
  }

  /** The bots that play a game. */
  levelsFor(game: string | undefined): Level[] {
    return this.levels.filter((level) => !level.games || (game && level.games.includes(game)));
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();
