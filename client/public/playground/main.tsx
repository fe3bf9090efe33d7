import '@fontsource-variable/inter';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../../ui/tokens.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';

createRoot(document.getElementById('root')!).render(<Playground />);
