/** Resolves in a task after the next paint: what was pressed is seen first, then its work is done. A hidden page paints nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const proceed = () => setTimeout(resolve);
    if (document.hidden) proceed();
    else requestAnimationFrame(proceed);
  });
