/**
 * The only browser type that a machine may name: aborts an effect when the state that invoked it is left.
 * Declared here because this folder compiles without the DOM library.
 */
interface AbortSignal {
  readonly aborted: boolean;
}
