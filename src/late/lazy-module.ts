/** Code that a page does not wait for, as a store (`useSyncExternalStore`): null until it was fetched. */
export interface LazyModule<Module> {
  getSnapshot(): Module | null;
  subscribe(changed: () => void): () => void;
  /** Fetches it, once; rejects where it does not come, and can be asked again. */
  fetch(): Promise<void>;
}

export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let module: Module | null = null;
  return {
    getSnapshot: () => module,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    fetch: async () => {
      const loaded = await load();
      if (module !== null) return;
      module = loaded;
      for (const changed of listeners) changed();
    },
  };
}
