import type { Repository } from './repository';

/**
 * Opens workspaces so that one the browser does not keep lives as long as the tab does, as its banner says: not just
 * until a public page is looked at, which closes it.
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
    /** Before everything of a user's is deleted. */
    drop(userId: string) {
      held.get(userId)?.close();
      held.delete(userId);
    },
  };
}
