import type { Repository } from './repository';

/**
 * Opens workspaces so that one without persistent storage remains until the tab closes, as its banner says, and not
 * only until the user visits a public page, which closes it.
 */
export function holdUnkept(open: (userId: string) => Promise<Repository>) {
  const held = new Map<string, Repository>();
  return {
    async open(userId: string): Promise<Repository> {
      const repository = held.get(userId) ?? (await open(userId));
      return {
        ...repository,
        close() {
          if (repository.health().isKept) {
            held.delete(userId);
            repository.close();
          } else held.set(userId, repository);
        },
      };
    },
    /** Called before everything of a user is deleted. */
    drop(userId: string) {
      held.get(userId)?.close();
      held.delete(userId);
    },
  };
}
