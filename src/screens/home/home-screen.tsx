import { HomeBelow } from './home-below.tsx';
import { HomeFrame, type HomeScreenProps } from './home-frame.tsx';

/** The home page with all its parts (the workshop's; the page itself takes them as they come). */
export const HomeScreen = (props: HomeScreenProps) => <HomeFrame {...props} Below={HomeBelow} />;
