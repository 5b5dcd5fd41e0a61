import { mount } from 'svelte';
import App from './App.svelte';
import { startWorker } from './lib/worker';
import './styles/fonts.css';
import './styles/base.css';

void startWorker();

const target = document.getElementById('app');
if (target) mount(App, { target });
