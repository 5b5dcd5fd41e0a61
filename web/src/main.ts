import { mount } from 'svelte';
import App from './App.svelte';
import { renewWhenOutdated } from './lib/renew';
import { startWorker } from './lib/worker';
import './styles/fonts.css';
import './styles/base.css';

renewWhenOutdated();
void startWorker();

const target = document.getElementById('app');
if (target) mount(App, { target });
