/**
 * The one browser type a machine may name: the signal that tells an effect that its state was left.
 * Declared here because this folder compiles without the DOM library.
 */
interface AbortSignal {
  readonly aborted: boolean;
}
