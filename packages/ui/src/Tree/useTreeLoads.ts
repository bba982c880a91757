'use client';
import { useEffect, useRef, useState } from 'react';
import type { TreeNode } from './treeNodes.ts';

/**
 * Loads the children of a node by its id. The signal is aborted when the tree is unmounted. A rejection is shown in the tree, where it can be
 * retried; an empty list says that there are none.
 */
export type LoadChildren = (id: string, load: { signal: AbortSignal }) => Promise<readonly TreeNode[]>;

interface LoadsOptions {
  loadChildren: LoadChildren | undefined;
  onLoaded: (id: string, count: number) => void;
  onFailed: (id: string) => void;
}

/** The children that were loaded, by the id of their parent, and the nodes whose children could not be. */
export function useTreeLoads({ loadChildren, onLoaded, onFailed }: LoadsOptions) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  async function load(id: string, call: LoadChildren, signal: AbortSignal) {
    try {
      const children = await call(id, { signal });
      if (signal.aborted) return;
      setLoaded((before) => new Map(before).set(id, children));
      onLoaded(id, children.length);
    } catch {
      if (signal.aborted) return;
      setFailed((before) => new Set(before).add(id));
      onFailed(id);
    }
    running.current.delete(id);
  }

  /** Loads what is shown as loading, unless that is under way. */
  function request(ids: readonly string[]) {
    if (loadChildren === undefined) return;
    for (const id of ids) {
      if (running.current.has(id)) continue;
      const controller = new AbortController();
      running.current.set(id, controller);
      void load(id, loadChildren, controller.signal);
    }
  }

  /** Lets the children of a node be loaded again, now or when it is next expanded. */
  function forgetFailure(id: string) {
    if (failed.has(id)) setFailed((before) => new Set([...before].filter((one) => one !== id)));
  }

  return { loaded, failed, request, forgetFailure };
}
